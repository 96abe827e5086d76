import '../../table/frame/topbar.css';
import { useMemo } from 'react';
import { Link } from 'wouter';
import type { Outcome } from '../../../kernel/outcome.ts';
import { Button, IconButton } from '../../kit/button.tsx';
import { Select } from '../../kit/fields/select.tsx';
import { Emblem, SideSign } from '../../kit/icons.tsx';
import { Menu, type MenuEntry } from '../../kit/overlays/menu.tsx';
import { gameName, sideName } from '../../lobby/labels.ts';
import type { ReelInfo } from '../reel/reel.ts';
import type { Viewpoint } from '../viewpoint.ts';
import { t, tOf } from '../words.ts';

interface HeadProps {
  readonly info: ReelInfo;
  /** By seat; null: the players are unknown, or two have the same name. */
  readonly names: readonly string[] | null;
  readonly outcome: Outcome | null;
  readonly from: Viewpoint;
  readonly narrow: boolean;
  readonly rail: { readonly open: boolean; toggle(): void } | null;
  onFrom(from: Viewpoint): void;
  /** Null: not possible with this game. */
  readonly onLink: (() => void) | null;
  readonly onVerify: (() => void) | null;
  onPlayOn(): void;
  /** What is seldom needed. */
  readonly more: readonly MenuEntry[];
}

/** The top bar: home, players, viewpoint, and what can be done with the game. */
export function Head(props: HeadProps) {
  const { info, narrow, rail, onLink, onVerify, onPlayOn, more } = props;
  const deeds: MenuEntry[] = [
    { id: 'play-on', label: t('replay.play-on'), icon: 'play', onAction: onPlayOn },
    ...(onVerify === null
      ? []
      : [{ id: 'verify', label: t('replay.verify'), icon: 'dice', onAction: onVerify } as const]),
    ...(onLink === null
      ? []
      : [{ id: 'link', label: t('replay.link'), icon: 'link', onAction: onLink } as const]),
  ];
  return (
    <header className="topbar replay-head">
      <Link href="/" className="topbar-home" aria-label={t('nav.home')}>
        <Emblem size={24} />
      </Link>
      <h1 className="topbar-game">
        {gameName(info.game)}{' '}
        <span className="replay-what">
          {t('replay.title')}
          {info.practice && ` · ${t('replay.practice')}`}
        </span>
      </h1>
      {narrow ? <span className="replay-gap" /> : <Players {...props} />}
      <From {...props} />
      <div className="topbar-acts">
        {!narrow && (
          <>
            {onLink !== null && <IconButton icon="link" label={t('replay.link')} onPress={onLink} />}
            {onVerify !== null && (
              <Button small look="quiet" icon="dice" onPress={onVerify}>
                {t('replay.verify')}
              </Button>
            )}
            <Button small icon="play" onPress={onPlayOn}>
              {t('replay.play-on')}
            </Button>
          </>
        )}
        {rail !== null && (
          <IconButton
            icon="rail"
            label={t(rail.open ? 'replay.log.hide' : 'replay.log.show')}
            aria-expanded={rail.open}
            onPress={rail.toggle}
          />
        )}
        <Menu
          label={t('replay.menu')}
          trigger={<IconButton icon="menu" label={t('replay.menu')} />}
          groups={[narrow ? deeds : [], more]}
        />
      </div>
    </header>
  );
}

const Players = ({ info, names, outcome }: HeadProps) => (
  <ul className="topbar-seats" aria-label={t('table.players')}>
    {info.seats.map(({ name, side }, seat) => (
      <li key={name} className="seat">
        <SideSign side={side} size={16} />
        <span className="seat-name">{names?.[seat] ?? sideName(side)}</span>
        {outcome !== null && <span className="soft">{tOf('row', outcome.seats[seat] ?? '')}</span>}
      </li>
    ))}
  </ul>
);

function From({ info, names, from, onFrom }: HeadProps) {
  const choices = useMemo(() => {
    const nameOf = (place: Viewpoint): string => {
      if (typeof place === 'string') return tOf('replay.view', place);
      const side = sideName(info.seats[place]?.side ?? '');
      const name = names?.[place];
      return name === undefined ? side : t('replay.view.seat.side', { side, name });
    };
    return info.viewpoints.map((place) => ({ id: `${place}`, label: nameOf(place) }));
  }, [info, names]);
  const pick = (id: string): void => {
    const place = info.viewpoints.find((one) => `${one}` === id);
    if (place !== undefined) onFrom(place);
  };
  return (
    <div className="replay-from">
      <span className="label" aria-hidden="true">
        {t('replay.view')}
      </span>
      <Select label={t('replay.view')} chosen={`${from}`} choices={choices} onChange={pick} />
    </div>
  );
}
