import './terms.css';
import type { TableInfo } from '../../protocol/tables.ts';
import { t, tOf } from '../shell/words.ts';
import { paceName } from './labels.ts';

/** The settings of a table, for players, invited people and spectators. */
export function Terms({ info }: { readonly info: TableInfo }) {
  const terms = [
    [t('new.pace'), paceName(info.pace)],
    [t('new.undo'), tOf('undo', info.undo)],
    [t('terms.hints'), t(info.hints ? 'terms.hints.on' : 'terms.hints.off')],
    [t('terms.spectators'), t(info.spectators ? 'terms.spectators.on' : 'terms.spectators.off')],
  ] as const;
  return (
    <dl className="terms">
      {terms.map(([what, words]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
