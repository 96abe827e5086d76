import type { LeaderId } from '../leaders.ts';
import { disputed, type Provenance, twice } from './sources.ts';

/** The 25 leaders. The role of most Rebel leaders rests on llamas alone. */
export const LEADERS: Readonly<Record<LeaderId, Provenance>> = {
  'emperor-palpatine': twice(['johnchampaign', 'llamas', 'tts-script']),
  'grand-moff-tarkin': twice(['johnchampaign', 'llamas', 'tts-script']),
  'darth-vader': twice(['johnchampaign', 'llamas', 'tts-script']),
  'general-tagge': twice(['johnchampaign', 'llamas', 'tts-script']),
  'admiral-ozzel': twice(['johnchampaign', 'llamas', 'tts-script']),
  'admiral-piett': twice(['johnchampaign', 'llamas', 'tts-script']),
  'soontir-fel': twice(['johnchampaign', 'llamas', 'tts-script']),
  'janus-greejatus': twice(['johnchampaign', 'llamas', 'tts-script']),
  'moff-jerjerrod': twice(['johnchampaign', 'llamas', 'tts-script']),
  'colonel-yularen': twice(['johnchampaign', 'llamas', 'tts-script']),
  'general-veers': twice(['johnchampaign', 'llamas', 'tts-script']),
  'boba-fett': twice(['johnchampaign', 'llamas', 'tts-script']),
  'mon-mothma': { ...twice(['johnchampaign', 'llamas']), fields: { role: 'one-source' } },
  'jan-dodonna': { ...twice(['johnchampaign', 'llamas']), fields: { role: 'one-source' } },
  'princess-leia': { ...twice(['johnchampaign', 'llamas']), fields: { role: 'one-source' } },
  'general-rieekan': disputed(
    ['johnchampaign', 'llamas', 'tts-script', 'setup-helper', 'ffg-news', 'own-knowledge'],
    'Two disputes. Starting: the stored johnchampaign list marks Luke instead of Rieekan, but llamas, tts-script, setup-helper and the publisher article all name Rieekan (and a later johnchampaign test builds the opening pool with him), so Rieekan is a starting leader. Ground tactic: johnchampaign 2, llamas 3, no other source; 2 used because our own knowledge and the mirror with Tagge (1 space, 2 ground) support it. Check against a photo of the piece.',
  ),
  'luke-skywalker': disputed(
    ['johnchampaign', 'llamas', 'tts-script', 'setup-helper', 'ffg-news'],
    'Stats agree. Starting: johnchampaign says yes, llamas, tts-script, setup-helper and the publisher article say he is recruited. Trust recruited.',
  ),
  'luke-skywalker-jedi': { ...twice(['johnchampaign', 'llamas']), fields: { role: 'one-source' } },
  chewbacca: { ...twice(['johnchampaign', 'llamas']), fields: { role: 'one-source' } },
  'general-madine': { ...twice(['johnchampaign', 'llamas']), fields: { role: 'one-source' } },
  'obi-wan-kenobi': { ...twice(['johnchampaign', 'llamas']), fields: { role: 'one-source' } },
  'admiral-ackbar': { ...twice(['johnchampaign', 'llamas']), fields: { role: 'one-source' } },
  'han-solo': { ...twice(['johnchampaign', 'llamas']), fields: { role: 'one-source' } },
  'lando-calrissian': { ...twice(['johnchampaign', 'llamas']), fields: { role: 'one-source' } },
  'wedge-antilles': { ...twice(['johnchampaign', 'llamas']), fields: { role: 'one-source' } },
};
