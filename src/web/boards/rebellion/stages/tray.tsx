import { kindIn } from '../../../../games/rebellion/public/table.ts';
import type { Allot } from '../../../../kernel/forms/index.ts';
import type { Ref } from '../../../../kernel/ids.ts';
import { Button } from '../../../kit/button.tsx';
import { leftOf, ofLot, REST } from '../../../table/partial/allot.ts';
import { useBoardContext } from '../board-context.tsx';
import { UnitPicture } from '../pieces/unit.tsx';
import { named, usePointing } from '../pointing.ts';

interface TrayLotProps {
  readonly lot: Allot['lots'][number];
  readonly of: Ref;
  readonly left: number;
}

function TrayLot({ lot, of, left }: TrayLotProps) {
  const { t } = useBoardContext();
  const { on, mark, className, markText } = usePointing(of);
  const kind = kindIn(lot.id);
  return (
    <button
      {...on}
      type="button"
      className={`reb-tray-lot ${className}`}
      aria-pressed={mark.held}
      aria-label={named(
        `${t.word(`unit.${lot.id.slice('unit:'.length)}`)}, ${t.word('board.deal.left', { n: left })}`,
        markText,
      )}
    >
      <UnitPicture kind={kind} height={30} />
      <b>{left}</b>
    </button>
  );
}

/** Picks up everything that is left; it goes to the place clicked next. */
function TrayRest({ left }: { readonly left: number }) {
  const { t, point, mark } = useBoardContext();
  const { held } = mark(REST);
  return (
    <button
      type="button"
      className={`reb-tray-lot lit${held ? ' held' : ''}`}
      aria-pressed={held}
      onClick={(e) => point(REST, undefined, e.currentTarget)}
    >
      {t.word('board.deal.rest')} <b>{left}</b>
    </button>
  );
}

/** Units to place: click one, then a place on the map. */
export function Tray({ form }: { readonly form: Allot }) {
  const { t, staging } = useBoardContext();
  const partial = staging.partial?.is === 'allot' ? staging.partial : null;
  const left = leftOf(form, partial);
  return (
    <section className="reb-tray" aria-label={t.word('board.deal')}>
      <p className="soft">{t.word('board.deal.hint')}</p>
      <div className="reb-tray-lots">
        {form.lots.map((lot) =>
          lot.refs.map((of) => (
            <TrayLot key={lot.id} lot={lot} of={of} left={lot.max - ofLot(partial, lot.id)} />
          )),
        )}
        {left > 1 && <TrayRest left={left} />}
      </div>
      <Button small look="quiet" isDisabled={staging.partial === null} onPress={() => staging.clear()}>
        {t.word('board.clear')}
      </Button>
    </section>
  );
}
