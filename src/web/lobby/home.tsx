import './home.css';
import { useEffect, useState } from 'react';
import { Button } from '../kit/button.tsx';
import { Choices } from '../kit/fields/fields.tsx';
import { Blank, Loading } from '../kit/states.tsx';
import { useGames } from '../net/games.ts';
import { problemWords } from '../net/request.ts';
import { useTitle } from '../shell/title.ts';
import { t } from '../shell/words.ts';
import { HomeBoard } from './home-board.tsx';
import { gameName } from './labels.ts';
import { QuickStart } from './quick-start.tsx';
import { Tables } from './tables.tsx';

/** The home page: a live demo board, and one click to a game. */
export function Home() {
  useTitle('');
  const { games, error, load } = useGames();
  const [chosen, choose] = useState<string | null>(null);
  useEffect(() => void load(), [load]);
  const game =
    games?.find(({ id }) => id === chosen) ?? games?.find(({ id }) => id === 'rebellion') ?? games?.[0];
  if (games === null && error !== null)
    return (
      <Blank
        page
        icon="warn"
        bad
        title={t('error.offline')}
        act={<Button onPress={() => void load()}>{t('try.again')}</Button>}
      >
        {problemWords(error)}
      </Blank>
    );
  if (game === undefined || games === null) return <Loading />;
  return (
    <div className="home">
      <section className="home-hero" aria-labelledby="home-title">
        <div className="home-words">
          <h1 id="home-title">{t('home.title')}</h1>
          {games.length > 1 && (
            <Choices
              row
              hideLabel
              label={t('home.which')}
              chosen={game.id}
              onChange={choose}
              choices={games.map(({ id, title }) => ({ id, label: gameName(id, title) }))}
            />
          )}
          <QuickStart key={game.id} game={game} />
        </div>
        <HomeBoard game={game.id} />
      </section>
      <Tables games={games} />
    </div>
  );
}
