import { useState } from 'react';
import { useLocation } from 'wouter';
import type { GameInfo, Level } from '../../protocol/tables.ts';
import { Button, LinkButton } from '../kit/button.tsx';
import { Choices, Switch } from '../kit/fields/fields.tsx';
import { SideSign } from '../kit/icons.tsx';
import { tellProblem } from '../kit/overlays/toast.tsx';
import { api, problemWords } from '../net/request.ts';
import { t, tOf } from '../shell/words.ts';
import { levelName, setName, setNote, setToLearn, sideName } from './labels.ts';
import { bodyOf, defaultSettings, seatedAt } from './table-settings.ts';

/** A game against the computer with one click, or a table with a link to send. */
export function QuickStart({ game }: { readonly game: GameInfo }) {
  const [, go] = useLocation();
  const [set, setSet] = useState(setToLearn(game) ?? game.optionSets[0]?.name ?? '');
  const [seat, setSeat] = useState(0);
  const [level, setLevel] = useState<Level>(game.levels.includes('beginner') ? 'beginner' : 'steady');
  const [practice, setPractice] = useState(false);
  const [busy, setBusy] = useState(false);
  const seats = game.optionSets.find(({ name }) => name === set)?.seats ?? [];

  const make = async (others: 'bot' | 'open'): Promise<void> => {
    setBusy(true);
    const settings = seatedAt(defaultSettings(game, set, others), seat);
    const chairs = settings.chairs.map((chair) => ({ ...chair, level }));
    try {
      const undo = practice ? 'practice' : settings.undo;
      const table = await api('makeTable', { body: bodyOf({ ...settings, chairs, undo }) });
      go(`/table/${table.id}`);
    } catch (error) {
      tellProblem(problemWords(error));
      setBusy(false);
    }
  };

  return (
    <div className="quick">
      <p className="soft">{tOf(`game.${game.id}`, 'about')}</p>
      {game.optionSets.length > 1 && (
        <Choices
          row
          label={t('home.set')}
          chosen={set}
          onChange={(next) => {
            setSet(next);
            setSeat(0);
          }}
          choices={game.optionSets.map(({ name }) => ({ id: name, label: setName(game.id, name) }))}
        />
      )}
      <p className="quick-note soft">{setNote(game.id, set)}</p>
      <Choices
        row
        label={t('home.side')}
        chosen={String(seat)}
        onChange={(next) => setSeat(Number(next))}
        choices={seats.map(({ side }, i) => ({
          id: String(i),
          label: sideName(side),
          sign: <SideSign side={side} />,
        }))}
      />
      <Choices
        row
        label={t('home.level')}
        chosen={level}
        onChange={(next: Level) => setLevel(next)}
        choices={game.levels.map((id) => ({ id, label: levelName(id) }))}
      />
      <Switch
        label={t('home.practice')}
        note={t('home.practice.about')}
        on={practice}
        onChange={setPractice}
      />
      <div className="row quick-go">
        <Button look="main" icon="play" isDisabled={busy} onPress={() => void make('bot')}>
          {t('home.play')}
        </Button>
        <Button icon="link" isDisabled={busy} onPress={() => void make('open')}>
          {t('home.invite')}
        </Button>
        <LinkButton look="quiet" to={`/new?game=${game.id}`}>
          {t('home.more')}
        </LinkButton>
      </div>
    </div>
  );
}
