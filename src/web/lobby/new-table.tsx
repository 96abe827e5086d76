import './new-table.css';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import type { GameInfo } from '../../protocol/tables.ts';
import { Button } from '../kit/button.tsx';
import { Choices, Switch } from '../kit/fields/fields.tsx';
import { Stepper } from '../kit/fields/stepper.tsx';
import { tellProblem } from '../kit/overlays/toast.tsx';
import { Blank, Loading } from '../kit/states.tsx';
import { useGames } from '../net/games.ts';
import { api, problemWords } from '../net/request.ts';
import { useTitle } from '../shell/title.ts';
import { t, tOf } from '../shell/words.ts';
import { ChairList } from './chairs.tsx';
import { gameName, setName, setNote } from './labels.ts';
import {
  bodyOf,
  defaultSettings,
  hasComputer,
  isBetweenPeople,
  type TableSettings,
  withSet,
} from './table-settings.ts';

export function NewTablePage() {
  useTitle(t('new.title'));
  const { games, error, load } = useGames();
  const [asked] = useSearchParams();
  useEffect(() => void load(), [load]);
  const first = games?.find(({ id }) => id === asked.get('game')) ?? games?.[0];
  if (games === null || first === undefined)
    return error === null ? <Loading /> : <Blank icon="warn" bad title={problemWords(error)} />;
  return <Form games={games} first={first} />;
}

function Form({ games, first }: { readonly games: readonly GameInfo[]; readonly first: GameInfo }) {
  const [, go] = useLocation();
  const [settings, setSettings] = useState(() => defaultSettings(first, undefined, 'open'));
  const [busy, setBusy] = useState(false);
  const game = games.find(({ id }) => id === settings.game) ?? first;
  const change = (part: Partial<TableSettings>): void => setSettings((was) => ({ ...was, ...part }));
  const open = settings.chairs.some(({ is }) => is === 'open');

  const make = async (): Promise<void> => {
    setBusy(true);
    try {
      const table = await api('makeTable', { body: bodyOf(settings) });
      go(`/table/${table.id}`);
    } catch (error) {
      tellProblem(problemWords(error));
      setBusy(false);
    }
  };

  return (
    <div className="page page-narrow">
      <header className="page-head">
        <h1>{t('new.title')}</h1>
        <p>{t('new.words')}</p>
      </header>
      <section className="section">
        {games.length > 1 && (
          <Choices
            row
            label={t('new.game')}
            chosen={settings.game}
            onChange={(id) => {
              const next = games.find((one) => one.id === id);
              if (next) setSettings(defaultSettings(next, undefined, 'open'));
            }}
            choices={games.map(({ id, title }) => ({ id, label: gameName(id, title) }))}
          />
        )}
        <Choices
          label={t('new.set')}
          chosen={settings.set}
          onChange={(set) => setSettings(withSet(settings, game, set))}
          choices={game.optionSets.map(({ name }) => {
            const note = setNote(game.id, name);
            return { id: name, label: setName(game.id, name), ...(note === undefined ? {} : { note }) };
          })}
        />
      </section>
      <section className="section">
        <h2>{t('new.chairs')}</h2>
        <ChairList game={game} settings={settings} onChange={(chairs) => change({ chairs })} />
      </section>
      <Rest settings={settings} change={change} />
      <div className="row new-go">
        <Button look="main" icon="check" isDisabled={busy} onPress={() => void make()}>
          {open ? t('new.make.open') : t('new.make')}
        </Button>
      </div>
    </div>
  );
}

interface RestProps {
  readonly settings: TableSettings;
  change(part: Partial<TableSettings>): void;
}

const noted = <T extends string>(prefix: string, ids: readonly T[]) =>
  ids.map((id) => ({ id, label: tOf(prefix, id), note: tOf(`${prefix}.${id}`, 'about') }));
const plain = <T extends string>(prefix: string, ids: readonly T[]) =>
  ids.map((id) => ({ id, label: tOf(prefix, id) }));

function Rest({ settings, change }: RestProps) {
  return (
    <section className="section">
      <h2>{t('new.more')}</h2>
      <Choices
        label={t('new.pace')}
        chosen={settings.kind}
        onChange={(kind) => change({ kind })}
        choices={noted('pace.kind', ['none', 'live', 'days'] as const)}
      />
      {settings.kind === 'live' && (
        <>
          <Count
            label={t('new.base')}
            value={settings.minutes}
            least={1}
            most={600}
            onChange={(minutes) => change({ minutes })}
          />
          <Count
            label={t('new.increment')}
            value={settings.increment}
            least={0}
            most={600}
            onChange={(increment) => change({ increment })}
          />
        </>
      )}
      {settings.kind === 'days' && (
        <Count
          label={t('new.days')}
          value={settings.days}
          least={1}
          most={30}
          onChange={(days) => change({ days })}
        />
      )}
      {(settings.kind !== 'none' || isBetweenPeople(settings)) && (
        <Choices
          label={t('new.late')}
          chosen={settings.late}
          onChange={(late) => change({ late })}
          choices={plain('late', ['extend', 'bot', 'claim'] as const)}
        />
      )}
      <Choices
        label={t('new.access')}
        chosen={settings.access}
        onChange={(access) => change({ access })}
        choices={plain('access', ['link', 'public'] as const)}
      />
      <Choices
        label={t('new.undo')}
        chosen={settings.undo}
        onChange={(undo) => change({ undo })}
        choices={[
          ...noted('undo', ['consent', ...(hasComputer(settings) ? (['practice'] as const) : [])] as const),
          ...plain('undo', ['barrier', 'none'] as const),
        ]}
      />
      {isBetweenPeople(settings) && (
        <Switch
          label={t('new.hints')}
          note={t('new.hints.about')}
          on={settings.hints}
          onChange={(hints) => change({ hints })}
        />
      )}
      <Switch
        label={t('new.spectators')}
        on={settings.spectators}
        onChange={(spectators) => change({ spectators })}
      />
    </section>
  );
}

function Count(props: {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  onChange(value: number): void;
}) {
  return (
    <div className="new-count">
      <span>{props.label}</span>
      <Stepper {...props} />
    </div>
  );
}
