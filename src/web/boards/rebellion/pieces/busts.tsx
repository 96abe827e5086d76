import { createElement, Fragment, type JSX } from 'react';
import type { LeaderId } from '../../../../games/rebellion/public/data.ts';

/** Heads and shoulders as plain shapes, around the origin, shoulders at the bottom. They hint at a role and show no person's face. */

const SHOULDERS = <path d="M-15 21Q-14 9-5 7V4H5V7Q14 9 15 21Z" />;
const ROBE = <path d="M-13 21Q-13 6-4 4H4Q13 6 13 21Z" />;
const HEAD = <path d="M-5.5-5Q-5.5-11 0-11Q5.5-11 5.5-5Q5.5 4.5 0 5.5Q-5.5 4.5-5.5-5Z" />;
const HAIR = <path d="M-6.8-3Q-8-13 0-13Q8-13 6.8-3L5-7Q0-9-5-7Z" />;
const CAP = <path d="M-7.5-7L-8-9Q-8-13 0-13.5Q8-13 8-9L7.5-7ZM-7.5-6.5H7.5L9-5H-6Z" />;

const person = (...parts: JSX.Element[]): JSX.Element =>
  createElement(Fragment, null, SHOULDERS, HEAD, ...parts);
const cut = (d: string): JSX.Element => <path className="reb-cut" d={d} />;

const officer = person(CAP, cut('M-2 10H3V12H-2Z'));
const bearded = person(HAIR, <path d="M-6-2Q-6 8 0 10Q6 8 6-2Q0 2-6-2Z" />);
const hooded = (
  <>
    {ROBE}
    <path d="M-11 12Q-13-14 0-15Q13-14 11 12Z" />
    {cut('M-5 4Q-7-9 0-9Q7-9 5 4Q0 8-5 4Z')}
  </>
);
const pilot = person(<path d="M-8.5 1Q-10-14 0-14Q10-14 8.5 1L6-1V-5H-6V-1Z" />, cut('M-5-5H5V-2Q0 0-5-2Z'));

export const BUSTS: Readonly<Record<LeaderId, JSX.Element>> = {
  'emperor-palpatine': hooded,
  'grand-moff-tarkin': person(
    <path d="M-5.5-6Q-6-13 1-13Q6-12 5.5-6L4-9Q0-10-4-9Z" />,
    cut('M3 9H9V11H3ZM3 12H9V13.5H3Z'),
  ),
  'darth-vader': (
    <>
      <path d="M-17 21Q-15 7-7 6H7Q15 7 17 21Z" />
      <path d="M-10 5Q-11-14 0-14Q11-14 10 5L6.5 3L4.5 8H-4.5L-6.5 3Z" />
      {cut('M-6-4L-1-3L-2 0L-6-1ZM6-4L1-3L2 0L6-1ZM0 2L2.5 6H-2.5Z')}
    </>
  ),
  'general-tagge': person(HAIR, <path d="M-6.5-6L-6.5 2L-4.5 4L-5-5ZM6.5-6L6.5 2L4.5 4L5-5Z" />),
  'admiral-ozzel': person(CAP, <path d="M-4 1Q0-1 4 1L3 3Q0 1-3 3Z" />, cut('M-2 10H3V12H-2Z')),
  'admiral-piett': officer,
  'soontir-fel': pilot,
  'janus-greejatus': person(<path d="M-8-6Q-9-17 0-17Q9-17 8-6Q0-9-8-6Z" />),
  'moff-jerjerrod': officer,
  'colonel-yularen': person(HAIR, cut('M-4 0.5Q0-1.5 4 0.5L4 2Q0 0.5-4 2Z')),
  'general-veers': person(<path d="M-9-3Q-10-14 0-14Q10-14 9-3L6-5H-6Z" />, cut('M-6-5.5H6V-4H-6Z')),
  'boba-fett': (
    <>
      {SHOULDERS}
      <path d="M-8 6Q-9-14 0-14Q9-14 8 6L5 7.5H-5Z" />
      <path d="M8-9H10V-19H11V-4H8Z" />
      {cut('M-6-4H6V-1.5H1.5V6H-1.5V-1.5H-6Z')}
    </>
  ),
  'mon-mothma': (
    <>
      {ROBE}
      {HEAD}
      <path d="M-7 0Q-9-13 0-13.5Q9-13 7 0L5-6Q0-9-5-6Z" />
      {cut('M-4 9L0 14L4 9L0 11Z')}
    </>
  ),
  'jan-dodonna': bearded,
  'princess-leia': person(
    HAIR,
    <>
      <circle cx={-8} cy={-3} r={4.5} />
      <circle cx={8} cy={-3} r={4.5} />
    </>,
  ),
  'general-rieekan': person(HAIR, <path d="M-10 12Q-11 4-5 4L0 8L5 4Q11 4 10 12Z" />),
  'luke-skywalker': person(<path d="M-7.5 1Q-9-13.5 0-13.5Q9-13.5 7.5 1L5.5-6Q0-8-5.5-6Z" />),
  'luke-skywalker-jedi': person(
    <path d="M-7-1Q-8.5-13.5 0-13.5Q8.5-13.5 7-1L5-6.5Q0-8-5-6.5Z" />,
    <path d="M10 20L13-16H15L13 20Z" />,
  ),
  chewbacca: (
    <>
      <path d="M-16 21L-13 10L-10 8L10 8L13 10L16 21Z" />
      <path d="M-9 9L-10 3L-8 2L-10-4L-8-5L-8-11L-5-10L-3-15L0-12L3-15L5-10L8-11L8-5L10-4L8 2L10 3L9 9Z" />
      {cut('M-4-4H-1.5V-2.5H-4ZM4-4H1.5V-2.5H4ZM-3 2H3L0 4.5ZM-13 13L9 21H5L-14 15Z')}
    </>
  ),
  'general-madine': bearded,
  'obi-wan-kenobi': (
    <>
      {hooded}
      <path d="M-5 0Q-5 7 0 9Q5 7 5 0Q0 3-5 0Z" />
    </>
  ),
  'admiral-ackbar': (
    <>
      {SHOULDERS}
      <path d="M-8 5Q-6 1-9-2Q-11-8-6-11Q0-15 6-11Q11-8 9-2Q6 1 8 5Q0 9-8 5Z" />
      <circle cx={-8.5} cy={-5} r={3.5} />
      <circle cx={8.5} cy={-5} r={3.5} />
      {cut('M-10-5H-7V-4H-10ZM10-5H7V-4H10ZM-4 3Q0 5 4 3V4Q0 6-4 4Z')}
    </>
  ),
  'han-solo': person(
    <path d="M-7-2Q-8-13 1-13Q8-12 7-3L5-8Q-1-7-5-8Z" />,
    cut('M-6 8L-2 21H-4L-9 9ZM6 8L2 21H4L9 9Z'),
  ),
  'lando-calrissian': person(
    HAIR,
    cut('M-3.5 0.5Q0-1 3.5 0.5V2Q0 0.5-3.5 2Z'),
    <path d="M-18 21Q-17 8-8 6L-12 21ZM18 21Q17 8 8 6L12 21Z" />,
  ),
  'wedge-antilles': pilot,
};
