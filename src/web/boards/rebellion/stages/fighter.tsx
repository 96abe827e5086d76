import type { Fighter } from '../../../../games/rebellion/public/queries.ts';
import { unitRef } from '../../../../games/rebellion/public/table.ts';
import { useBoardContext } from '../board-context.tsx';
import { SAY_NOTHING, upTo } from '../pieces/say-nothing.ts';
import { UnitPicture } from '../pieces/unit.tsx';
import { named, usePointing } from '../pointing.ts';
import type { Aim } from './damage.ts';

/** Health as boxes: full ones are damage, striped ones what is about to be dealt. */
function Health({ f, fresh }: { readonly f: Fighter; readonly fresh: number }) {
  if (f.health === 0) return null;
  const boxes = Math.max(f.health, f.damage + fresh);
  return (
    <span className={`reb-health ${f.red ? 'red' : 'black'}`} aria-hidden="true">
      {upTo(boxes).map((i) => (
        <i
          key={i}
          className={`${i <= f.damage ? 'hurt' : i <= f.damage + fresh ? 'fresh' : ''}${i > f.health ? ' over' : ''}`}
        />
      ))}
    </span>
  );
}

interface Props {
  readonly f: Fighter;
  /** How many equal units it stands for. */
  readonly n: number;
  readonly aim: Aim | null;
}

/** A unit in its line, or several equal ones. While damage is assigned, a click assigns the picked-up die to it. */
export function FighterTile({ f, n, aim }: Props) {
  const { t } = useBoardContext();
  const { on, mark, className, markText } = usePointing(unitRef(f.kind));
  const staged = aim?.staged(f) ?? 0;
  const fresh = Math.max(0, f.fresh + staged);
  const name =
    n === 1 ? t.word(`unit.${f.id.split('#')[0]}`) : t.counted(f.kind, n).replaceAll('\u00a0', ' ');
  const health =
    f.health === 0
      ? ''
      : `, ${t.word(fresh > 0 ? 'board.health.fresh' : 'board.health', { health: f.health, damage: f.damage, fresh })}`;
  const doomed = f.health > 0 && f.damage + fresh >= f.health;
  const picture = (
    <>
      <UnitPicture kind={f.kind} height={f.health === 0 || f.health >= 4 ? 54 : f.health > 1 ? 42 : 36} />
      <span {...SAY_NOTHING} className="reb-vital">
        <Health f={f} fresh={fresh} />
        {n > 1 && <b>×{n}</b>}
      </span>
    </>
  );
  const state = `${staged !== 0 ? ' staged' : ''}${doomed ? ' doomed' : ''}`;
  if (aim === null) {
    if (mark.lit)
      return (
        <button {...on} type="button" className={`reb-fighter ${className}${state}`}>
          <span className="hush">{named(name + health, markText)}</span>
          {picture}
        </button>
      );
    const { onClick: _, onKeyDown: __, ...hover } = on;
    return (
      <span {...hover} className={`reb-fighter${state}`} role="img" aria-label={name + health}>
        {picture}
      </span>
    );
  }
  const can = aim.can(f);
  const { onClick: _, onKeyDown: __, ...hover } = on;
  return (
    <span className={`reb-fighter-box${state}`}>
      <button
        {...hover}
        type="button"
        className={`reb-fighter${can ? ' lit' : ''}${staged !== 0 ? ' chosen' : ''}${state}`}
        aria-disabled={!can}
        onClick={() => aim.hit(f)}
      >
        <span className="hush">
          {named(
            name + health + (doomed ? `, ${t.word('board.destroyed')}` : ''),
            can ? t.word('board.can') : '',
          )}
        </span>
        {picture}
      </button>
      {staged !== 0 && (
        <button
          type="button"
          className="reb-undo"
          aria-label={t.word('board.damage.back', { unit: name })}
          onClick={() => aim.back(f)}
        >
          ×
        </button>
      )}
    </span>
  );
}
