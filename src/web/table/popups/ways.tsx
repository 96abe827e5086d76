import type { Question } from '../../../kernel/question.ts';
import { nameOf, sayOption } from '../../../kernel/speak/index.ts';
import { Button } from '../../kit/button.tsx';
import { Popover } from '../../kit/overlays/overlay.tsx';
import { t } from '../../shell/words.ts';
import type { Way } from '../partial/index.ts';
import { useTableContext } from '../table-context.ts';
import type { WaysAsked } from './use-pointing.ts';

/** The meanings of an ambiguous click, as buttons beside the thing. */
export function Ways({
  asked: { ways, spent, beside },
  question,
  onChoose,
  onClose,
}: {
  readonly asked: WaysAsked;
  readonly question: Question;
  onChoose(way: Way): void;
  onClose(): void;
}) {
  const { spoken, view } = useTableContext();
  // The place is named only where the ways differ in it.
  const places = new Set(ways.map(({ place }) => place));
  const title = t(spent ? 'ways.spent' : 'ways.title');
  return (
    <Popover label={title} isOpen onOpenChange={(open) => !open && onClose()} beside={beside}>
      <p className="label">{title}</p>
      <div className="ways">
        {ways.map((way, i) => {
          const words = sayOption(spoken, view, question, way.offer).replace(/\.$/, '');
          const place =
            way.place !== undefined && (spent || places.size > 1) ? nameOf(spoken, view, way.place) : '';
          return (
            <Button
              key={way.key}
              small
              autoFocus={i === 0}
              look={way.back ? 'quiet' : 'plain'}
              icon={way.back ? 'minus' : 'plus'}
              onPress={() => onChoose(way)}
            >
              {place === '' ? words : t('ways.at', { what: words, place })}
              {way.back && <span className="hush">{t('ways.back')}</span>}
            </Button>
          );
        })}
      </div>
    </Popover>
  );
}
