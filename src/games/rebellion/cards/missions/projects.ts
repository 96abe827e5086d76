import { twice } from '../../../../kernel/cards.ts';
import { projects } from './mission.ts';

/** The 5 projects, 10 cards: a deck of their own, drawn into the Imperial mission hand. */
export const PROJECTS = projects({
  'construct-death-star': {
    name: 'Construct Death Star',
    box: 'base',
    copies: 1,
    skill: 'logistics',
    need: 1,
    mode: 'resolve',
    target: { kind: 'system', where: { remote: true, hasNo: { side: 'rebel' } } },
    effects: [{ do: 'construct-death-star', space: 3 }],
    text: 'Resolve in a remote system without Rebel units. If both pieces are left, gain the Death Star Under Construction there and put a Death Star on space {space} of the Imperial build queue. When that leaves the queue it replaces the other piece in its system; if the other piece is destroyed first, the queued Death Star is destroyed too.',
    about: {
      details: 'If a piece is missing the card may still be revealed, and the table warns you.',
      ruling: 'Our ruling: unless both pieces are in your supply the card does nothing.',
      rulings: ['R-158', 'R-190', 'O-04'],
      from: twice(
        ['johnchampaign', 'llamas', 'swr-reference'],
        'Supply: 2 Death Stars (one starts in play) and 1 Death Star Under Construction. Destroying the piece without Death Star Plans gives no reputation (FAQ).',
      ),
    },
  },
  'construct-factory': {
    name: 'Construct Factory',
    box: 'base',
    copies: 2,
    skill: 'logistics',
    need: 1,
    mode: 'resolve',
    target: { kind: 'system', where: { is: 'imperial' } },
    effects: [{ do: 'repair' }, { do: 'queue-icons' }],
    text: "Resolve in an Imperial system. Remove its sabotage marker, if it has one. Then put up to one unit for each of its icons on the Imperial build queue, on the space of the system's number.",
    about: { basis: 'faq', rulings: ['R-132'], from: twice(['johnchampaign', 'llamas']) },
  },
  'construct-super-star-destroyer': {
    name: 'Construct Super Star Destroyer',
    box: 'base',
    copies: 2,
    skill: 'logistics',
    need: 1,
    mode: 'resolve',
    target: { kind: 'system', where: { is: 'imperial', icon: { theater: 'space', shape: 'square' } } },
    effects: [{ do: 'queue', unit: 'super-star-destroyer', space: 3 }],
    text: 'Resolve in an Imperial system with a blue square icon. Put a Super Star Destroyer, if one is left, on space {space} of the Imperial build queue; a sabotage marker does not prevent it.',
    about: {
      basis: 'faq',
      rulings: ['R-132', 'R-153', 'R-156'],
      from: twice(
        ['johnchampaign', 'llamas', 'faq'],
        "llamas leaves the icon shape blank; square is from johnchampaign. The two-leader bonus in johnchampaign's code belongs to the expansion's printing. The FAQ digest calls it 'Build Super Star Destroyer'.",
      ),
    },
  },
  'oversee-project': {
    name: 'Oversee Project',
    box: 'base',
    copies: 2,
    skill: 'logistics',
    need: 1,
    mode: 'resolve',
    // A sabotaged system is allowed, but then nothing happens: the card deploys.
    target: { kind: 'system', where: { has: [{ side: 'imperial' }], hasNo: { side: 'rebel' } } },
    effects: [{ do: 'ask', frame: 'oversee' }],
    text: 'Resolve in a system that has an Imperial unit and no Rebel unit. Deploy one unit from space 1 or 2 of the Imperial build queue there at once; a Death Star only where its Death Star Under Construction is. In a sabotaged system nothing happens.',
    about: {
      details:
        'The system may be remote or disloyal. A ground unit leads to the usual check for the base and to subjugation.',
      ruling: 'Our ruling: the limit of two units in a place does not count here.',
      rulings: ['R-132', 'R-158'],
      from: twice(['johnchampaign', 'llamas', 'faq']),
    },
  },
  'superlaser-online': {
    name: 'Superlaser Online',
    box: 'base',
    copies: 3,
    skill: 'logistics',
    need: 1,
    mode: 'resolve',
    // Only a finished one. A system destroyed before is allowed.
    target: { kind: 'system', where: { has: [{ units: ['death-star'] }] } },
    effects: [{ do: 'destroy-system' }, { do: 'region-loyalty', n: 1 }],
    text: 'Resolve where a finished Death Star is. The system is destroyed: its markers and all Rebel ground units there go, Imperial ground units stay only as far as Imperial ships there can carry them, and the Empire wins if the Rebel base is there. Then the Empire gains 1 loyalty in {n} populous {n:system|systems} of the region, which is all that happens if the system was destroyed before.',
    about: {
      details:
        'Ships, TIE Fighters and leaders are not harmed. The base may be hidden or revealed. You choose the populous system among those in which you can gain loyalty.',
      basis: 'faq',
      rulings: ['R-133', 'R-134', 'R-135', 'R-189', 'R-191', 'R-225'],
      from: twice(
        ['johnchampaign', 'llamas', 'faq', 'swr-reference'],
        '3 destroyed-system markers are in the box, but markers are not limited. Units on the Rebel Base space are not in the system. One rules summary names Imperial units that require transport, which would include TIE Fighters; R-134 and the Rules Reference digest say ground units, which is used.',
      ),
    },
  },
});
