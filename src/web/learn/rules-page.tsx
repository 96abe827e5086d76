import './rules-page.css';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { RuleText } from '../../kernel/game.ts';
import type { RuleId } from '../../kernel/ids.ts';
import { Button } from '../kit/button.tsx';
import { Choices, Field } from '../kit/fields/fields.tsx';
import { Icon } from '../kit/icons.tsx';
import { Blank, Loading } from '../kit/states.tsx';
import { gameName } from '../lobby/labels.ts';
import { useLoad } from '../net/load.ts';
import { useTitle } from '../shell/title.ts';
import { t, tOf } from '../shell/words.ts';
import { GAMES_WITH_RULES, loadDocument, type RulesDocument } from './documents.ts';
import { rulesAbout } from './search.ts';

/** The rules of a game to read and to search; every rule has an address. */
export function RulesPage({
  game = GAMES_WITH_RULES[0] ?? '',
  rule,
}: {
  readonly game?: string;
  readonly rule?: string;
}) {
  useTitle(t('rules.title'));
  const [, go] = useLocation();
  const { data, error, reload } = useLoad(game, () => loadDocument(game));
  return (
    <div className="page">
      <header className="page-head">
        <h1>{t('rules.title')}</h1>
        <p>{t('rules.words')}</p>
        <Choices
          row
          hideLabel
          label={t('rules.which')}
          chosen={game}
          onChange={(id) => go(`/rules/${id}`)}
          choices={GAMES_WITH_RULES.map((id) => ({ id, label: gameName(id) }))}
        />
      </header>
      {data !== undefined && <Reader key={game} game={game} document={data} rule={rule} />}
      {data === undefined && error === undefined && <Loading />}
      {data === undefined && error !== undefined && (
        <Blank
          icon="book"
          bad
          title={t('rules.failed')}
          act={<Button onPress={reload}>{t('try.again')}</Button>}
        />
      )}
    </div>
  );
}

function Reader({
  game,
  document: { rules, chapters },
  rule,
}: {
  readonly game: string;
  readonly document: RulesDocument;
  readonly rule: string | undefined;
}) {
  const [words, setWords] = useState('');
  const wanted = useDeferredValue(words.trim());
  const found = useMemo(() => rulesAbout({ rules, chapters }, wanted), [rules, chapters, wanted]);

  // The address of a rule leads to it, also when it changes while the page is open.
  useEffect(() => {
    if (rule === undefined || wanted !== '') return;
    const element = window.document.getElementById(rule);
    element?.scrollIntoView({ block: 'center' });
    element?.focus({ preventScroll: true });
  }, [rule, wanted]);

  return (
    <div className="reader">
      <nav className="reader-chapters" aria-label={t('rules.chapters')}>
        <Field label={t('rules.search')} value={words} onChange={setWords} type="search" />
        <ul>
          {chapters.map(({ title, rules: ids }) => (
            <li key={title}>
              <Link href={`/rules/${game}/${ids[0] ?? ''}`} onClick={() => setWords('')}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="reader-text">
        {wanted !== '' && (
          <section className="reader-chapter">
            <p role="status">
              {t(found.length === 0 ? 'rules.none' : 'rules.found', { n: found.length, words: wanted })}
            </p>
            {found.map((id) => (
              <Rule key={id} game={game} id={id} rule={rules[id]} here={false} />
            ))}
          </section>
        )}
        {wanted === '' &&
          chapters.map(({ title, rules: ids }) => (
            <section key={title} className="reader-chapter">
              <h2>{title}</h2>
              {ids.map((id) => (
                <Rule key={id} game={game} id={id} rule={rules[id]} here={id === rule} />
              ))}
            </section>
          ))}
      </div>
    </div>
  );
}

function Rule({
  game,
  id,
  rule,
  here,
}: {
  readonly game: string;
  readonly id: RuleId;
  readonly rule: RuleText | undefined;
  readonly here: boolean;
}) {
  if (rule === undefined) return null;
  return (
    <article className={here ? 'rule rule-here' : 'rule'} id={id} tabIndex={-1}>
      <h3>
        {rule.title}
        <Link
          href={`/rules/${game}/${id}`}
          className="rule-anchor"
          aria-label={t('rules.link', { title: rule.title })}
        >
          <Icon name="link" size={14} />
        </Link>
      </h3>
      <p>{rule.text}</p>
      <p className="rule-basis">{tOf('basis', rule.basis)}</p>
    </article>
  );
}
