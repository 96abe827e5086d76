import type { Question } from '../../kernel/question.ts';
import { nameOf, sayOption } from '../../kernel/speak.ts';
import { Button } from '../kit/button.tsx';
import { Popover } from '../kit/overlay.tsx';
import { t } from '../shell/words.ts';
import { useAtTable } from './at-table.ts';
import type { Way } from './drafts/index.ts';

/** Several things that pointing can mean: a few buttons beside what was pointed at. */
export function Ways({
  ways,
  beside,
  question,
  onChoose,
  onClose,
}: {
  readonly ways: readonly Way[];
  readonly beside: Element;
  readonly question: Question;
  onChoose(way: Way): void;
  onClose(): void;
}) {
  const { spoken, view } = useAtTable();
  // The place need only be said where the ways differ in it.
  const places = new Set(ways.map(({ place }) => place));
  return (
    <Popover label={t('ways.title')} isOpen onOpenChange={(open) => !open && onClose()} beside={beside}>
      <p className="label">{t('ways.title')}</p>
      <div className="ways">
        {ways.map((way, i) => {
          const words = sayOption(spoken, view, question, way.offer).replace(/\.$/, '');
          const place = way.place !== undefined && places.size > 1 ? nameOf(spoken, view, way.place) : '';
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
