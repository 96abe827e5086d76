import { useState } from 'react';
import { useLocation } from 'wouter';
import type { SeatSpec } from '../../kernel/game.ts';
import type { Chair, Level } from '../../protocol/tables.ts';
import { Button } from '../kit/button.tsx';
import { Choices } from '../kit/fields.tsx';
import { SideSign } from '../kit/icons.tsx';
import { Dialog } from '../kit/overlay.tsx';
import { tellProblem } from '../kit/toast.tsx';
import { levelName, sideName } from '../lobby/labels.ts';
import { newNonce } from '../net/nonce.ts';
import { api, problemWords } from '../net/request.ts';
import { t } from '../shell/words.ts';
import { LEVELS } from '../table/levels.ts';

type Who = 'me' | Level;

/** A new table that begins from this moment, against computers. */
export function PlayOn({
  file,
  row,
  seats,
}: {
  readonly file: unknown;
  readonly row: number;
  readonly seats: readonly SeatSpec[];
}) {
  const [, go] = useLocation();
  const [open, setOpen] = useState(false);
  const [who, setWho] = useState<readonly Who[]>(() => seats.map((_, i) => (i === 0 ? 'me' : 'steady')));
  const begin = (): void => {
    const chairs = who.map(
      (one): Chair => (one === 'me' ? { is: 'me', nonce: newNonce() } : { is: 'bot', level: one }),
    );
    void api('importTable', { body: { file, row, chairs } }).then(
      (table) => go(`/table/${table.id}`),
      (error: unknown) => tellProblem(problemWords(error)),
    );
  };
  return (
    <>
      <Button small icon="play" onPress={() => setOpen(true)}>
        {t('replay.play-on')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('replay.play-on')}
        foot={
          <Button look="main" onPress={begin}>
            {t('replay.play-on.go')}
          </Button>
        }
      >
        <p className="soft">{t('replay.play-on.words')}</p>
        {seats.map(({ name, side }, seat) => (
          <div key={name}>
            <h3 className="chair-side">
              <SideSign side={side} /> {sideName(side)}
            </h3>
            <Choices<Who>
              row
              hideLabel
              label={sideName(side)}
              chosen={who[seat] ?? 'me'}
              onChange={(next) => setWho(who.map((one, i) => (i === seat ? next : one)))}
              choices={[
                { id: 'me', label: t('chair.me') },
                ...LEVELS.map((level) => ({ id: level, label: levelName(level) })),
              ]}
            />
          </div>
        ))}
      </Dialog>
    </>
  );
}
