import './quick-reference.css';
import { LinkButton } from '../kit/button.tsx';
import { Dialog } from '../kit/overlays/overlay.tsx';
import { Loading } from '../kit/states.tsx';
import { useLoad } from '../net/load.ts';
import { t } from '../shell/words.ts';
import { loadDocument } from './documents.ts';

const isQuick = (rule: string): boolean => rule === 'quick' || rule.startsWith('quick.');

/** The game on one page, without leaving the table. */
export default function QuickReference({ game, onClose }: { readonly game: string; onClose(): void }) {
  const { data, error } = useLoad(game, () => loadDocument(game));
  const rules = Object.entries(data?.rules ?? {}).filter(([id]) => isQuick(id));
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('rules.quick')}
      foot={
        <LinkButton icon="book" to={`/rules/${game}`}>
          {t('rules.all')}
        </LinkButton>
      }
    >
      {data === undefined && error === undefined && <Loading />}
      {error !== undefined && <p>{t('rules.failed')}</p>}
      <dl className="quick-reference">
        {rules.map(([id, { title, text }]) => (
          <div key={id}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
