import './about.css';
import { Link } from 'wouter';
import { gameName } from '../lobby/labels.ts';
import { useLoad } from '../net/load.ts';
import { useTitle } from '../shell/title.ts';
import { ABOUT } from '../shell/words/about.ts';
import { addWords, t } from '../shell/words.ts';
import { GAMES_WITH_RULES, loadUncertain } from './documents.ts';

addWords(ABOUT);

/** What Wartable is, which facts are uncertain, and credits. */
export function AboutPage() {
  useTitle(t('about.title'));
  return (
    <div className="page page-narrow">
      <header className="page-head">
        <h1>{t('about.title')}</h1>
        <p>{t('about.words')}</p>
      </header>
      <section className="section">
        <h2>{t('about.fair')}</h2>
        <p>{t('about.fair.words')}</p>
      </section>
      <section className="section">
        <h2>{t('about.programs')}</h2>
        <p>
          {t('about.programs.words')} <a href="/api/">{t('about.programs.link')}</a>.
        </p>
      </section>
      <section className="section">
        <h2>{t('about.credits')}</h2>
        <p>{t('about.credits.words')}</p>
        <p className="soft">{t('about.credits.code')}</p>
      </section>
      <section className="section" id="uncertain">
        <h2>{t('about.uncertain')}</h2>
        <p>{t('about.uncertain.words')}</p>
        {GAMES_WITH_RULES.map((game) => (
          <UncertainFacts key={game} game={game} />
        ))}
      </section>
    </div>
  );
}

function UncertainFacts({ game }: { readonly game: string }) {
  const { data } = useLoad(game, () => loadUncertain(game));
  return (
    <section className="uncertain">
      <h3>{gameName(game)}</h3>
      {data?.length === 0 && <p className="soft">{t('about.uncertain.none')}</p>}
      <ul>
        {data?.map(({ what, why, rules }) => (
          <li key={what}>
            <p>† {what}</p>
            <p className="soft">{why}</p>
            {rules !== undefined && rules.length > 0 && (
              <p className="uncertain-rules">
                {rules.map((rule) => (
                  <Link key={rule} href={`/rules/${game}/${rule}`}>
                    {rule}
                  </Link>
                ))}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
