import { Button } from '../kit/button.tsx';
import { SideSign } from '../kit/icons.tsx';
import { t } from '../shell/words.ts';

/** Covers the table between the turns of two people at one device. */
export function Curtain({
  name,
  side,
  onReady,
}: {
  readonly name: string;
  readonly side: string;
  onReady(): void;
}) {
  return (
    <div className="curtain" role="dialog" aria-modal="true" aria-label={t('curtain.title', { name })}>
      <SideSign side={side} size={72} />
      <h2>{t('curtain.title', { name })}</h2>
      <p className="soft">{t('curtain.words')}</p>
      <Button look="main" autoFocus onPress={onReady}>
        {t('curtain.ready', { name })}
      </Button>
    </div>
  );
}
