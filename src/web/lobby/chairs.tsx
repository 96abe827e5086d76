import type { Chair, GameInfo } from '../../protocol/tables.ts';
import { Choices } from '../kit/fields/fields.tsx';
import { SideSign } from '../kit/icons.tsx';
import { t, tOf } from '../shell/words.ts';
import { levelName, sideName } from './labels.ts';
import type { TableSettings } from './table-settings.ts';

const WHO: readonly Chair['is'][] = ['me', 'open', 'bot'];

/** Who sits where: me, a friend, the computer. */
export function ChairList({
  game,
  settings,
  onChange,
}: {
  readonly game: GameInfo;
  readonly settings: TableSettings;
  onChange(chairs: TableSettings['chairs']): void;
}) {
  const seats = game.optionSets.find(({ name }) => name === settings.set)?.seats ?? [];
  const put = (at: number, part: Partial<TableSettings['chairs'][number]>): void =>
    onChange(settings.chairs.map((chair, i) => (i === at ? { ...chair, ...part } : chair)));
  const mine = settings.chairs.filter(({ is }) => is === 'me').length;
  return (
    <div className="chairs">
      {seats.map(({ name, side }, i) => {
        const chair = settings.chairs[i];
        if (chair === undefined) return null;
        return (
          <div key={name} className="chair">
            <h3 className="chair-side">
              <SideSign side={side} />
              {sideName(side)}
            </h3>
            <Choices
              row
              hideLabel
              label={sideName(side)}
              chosen={chair.is}
              onChange={(is) => put(i, { is })}
              choices={WHO.map((id) => ({ id, label: tOf('chair', id) }))}
            />
            {chair.is === 'bot' && (
              <Choices
                row
                hideLabel
                label={t('new.level', { side: sideName(side) })}
                chosen={chair.level}
                onChange={(level) => put(i, { level })}
                choices={game.levels.map((id) => ({ id, label: levelName(id) }))}
              />
            )}
          </div>
        );
      })}
      {mine > 1 && <p className="soft">{t('new.pass-and-play')}</p>}
      {mine === 0 && <p className="soft">{t('new.no-me')}</p>}
    </div>
  );
}
