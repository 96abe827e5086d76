import type { Question } from '../../kernel/question.ts';
import { nameOf, sayOption } from '../../kernel/speak/index.ts';
import { Button } from '../kit/button.tsx';
import { Popover } from '../kit/overlay.tsx';
import { t } from '../shell/words.ts';
import { useAtTable } from './at-table.ts';
import type { Way } from './drafts/index.ts';
import type { WaysAsked } from './use-pointing.ts';

/** Several things that pointing can mean: a few buttons beside what was pointed at. */
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
  const { spoken, view } = useAtTable();
  // The place need only be said where the ways differ in it.
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
