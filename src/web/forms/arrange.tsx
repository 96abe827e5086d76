import type { Arrange, ArrangeAnswer } from '../../kernel/forms/index.ts';
import type { Ref } from '../../kernel/ids.ts';
import { Button, IconButton } from '../kit/button.tsx';
import { t, tOf } from '../shell/words.ts';
import { asItIs, loose, openPiles, pilesIn, placed, takenOut } from '../table/partial/arrange.ts';
import type { WidgetProps } from './kind.ts';
import { Thing } from './thing.tsx';

/** Putting in order, into piles: buttons move a thing up, down and between the piles. */
export function ArrangeWidget({
  form,
  partial,
  stage,
  view,
  names,
  Icon,
}: WidgetProps<Arrange, ArrangeAnswer>) {
  const piles = pilesIn(form, partial);
  const left = loose(form, partial);
  const open = openPiles(form, partial);
  const put = (item: Ref, pile: number, at: number): void => stage(placed(form, partial, item, pile, at));
  const pileName = (at: number): string =>
    form.piles.length === 1 ? t('form.order') : tOf('pile', form.piles[at]?.id ?? '');
  return (
    <fieldset className="form" aria-label={t('form.arrange')}>
      {left.length > 0 && (
        <section className="form-group" aria-label={t('form.loose')}>
          <header className="form-group-head">
            <h3>{t('form.loose')}</h3>
            <Button small onPress={() => stage(asItIs(form))}>
              {t('form.as-it-is')}
            </Button>
          </header>
          {left.map((item) => (
            <div key={item} className="form-option">
              <Thing refs={[item]} words={names.ref(item)} view={view} Icon={Icon} />
              <span className="form-moves">
                {open.map((pile) => (
                  <Button key={pile} small onPress={() => put(item, pile, piles[pile]?.length ?? 0)}>
                    {form.piles.length === 1 ? t('form.next') : pileName(pile)}
                  </Button>
                ))}
              </span>
            </div>
          ))}
        </section>
      )}
      {piles.map((pile, p) => (
        <section key={form.piles[p]?.id} className="form-group" aria-label={pileName(p)}>
          <header className="form-group-head">
            <h3>{pileName(p)}</h3>
            <span className="form-room">
              {t('form.of', { n: pile.length, max: form.piles[p]?.max ?? 0 })}
            </span>
          </header>
          {pile.length === 0 && <p className="soft">{t('form.empty-pile')}</p>}
          <ol>
            {pile.map((item, i) => {
              const words = names.ref(item);
              return (
                <li key={item} className="form-option form-some">
                  <span className="form-number">{i + 1}</span>
                  <Thing refs={[item]} words={words} view={view} Icon={Icon} />
                  <span className="form-moves">
                    <IconButton
                      small
                      icon="up"
                      label={t('form.up', { what: words })}
                      isDisabled={i === 0}
                      onPress={() => put(item, p, i - 1)}
                    />
                    <IconButton
                      small
                      icon="down"
                      label={t('form.down', { what: words })}
                      isDisabled={i === pile.length - 1}
                      onPress={() => put(item, p, i + 1)}
                    />
                    {form.piles.map(
                      (other, o) =>
                        o !== p &&
                        open.includes(o) && (
                          <Button
                            key={other.id}
                            small
                            look="quiet"
                            onPress={() => put(item, o, piles[o]?.length ?? 0)}
                          >
                            {pileName(o)}
                          </Button>
                        ),
                    )}
                    <IconButton
                      small
                      icon="close"
                      label={t('form.take-out', { what: words })}
                      onPress={() => stage(takenOut(form, partial, item))}
                    />
                  </span>
                </li>
              );
            })}
          </ol>
        </section>
      ))}
    </fieldset>
  );
}
