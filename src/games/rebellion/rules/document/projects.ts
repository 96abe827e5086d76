import type { Rule } from './rule.ts';

/** The five kinds of project cards. */
export const PROJECTS = {
  'mission.construct-death-star': {
    title: 'Construct Death Star',
    text: 'Project, logistics 1, resolved in a remote system without Rebel units. Gain the Death Star Under Construction there and put a Death Star from your supply on space 3 of the build queue. When it leaves the queue it can only enter that system, in place of the piece under construction; if that piece is destroyed first, the queued Death Star is lost too. By our ruling nothing happens if either piece is missing from your supply. The card may still be revealed then, and the table warns you.',
    basis: 'ruling',
    ruling: 'R-158, R-190, O-04',
  },
  'mission.construct-factory': {
    title: 'Construct Factory',
    text: 'Project, logistics 1, two copies, resolved in an Imperial system. Remove a sabotage marker there if there is one. Then place units on your build queue from all icons of the system, on the space with its number.',
    basis: 'faq',
    ruling: 'R-132',
  },
  'mission.construct-super-star-destroyer': {
    title: 'Construct Super Star Destroyer',
    text: 'Project, logistics 1, two copies, resolved in an Imperial system that has a blue square among its icons. Put one Super Star Destroyer from your supply on space 3 of the build queue; sabotage does not matter. With none in the supply nothing happens.',
    basis: 'faq',
    ruling: 'R-132, R-153, R-156',
  },
  'mission.oversee-project': {
    title: 'Oversee Project',
    text: 'Project, logistics 1, two copies, resolved in a system with an Imperial unit and without Rebel units. Take one unit of your choice from space 1 or 2 of your build queue and deploy it there at once, even in a remote system or one that is not loyal. In a sabotaged system nothing happens, because the card deploys. A queued Death Star can be chosen only in the system of its Death Star Under Construction. A ground unit leads to the usual check for the base and to subjugation. We rule that the limit of two in the Refresh Phase does not count this unit.',
    basis: 'ruling',
    ruling: 'R-132, R-158',
  },
  'mission.superlaser-online': {
    title: 'Superlaser Online',
    text: 'Project, logistics 1, three copies, resolved in a system with a finished Death Star. The system is destroyed: loyalty, subjugation and sabotage markers go, and so do its icons. All Rebel ground units there are destroyed, structures too, and those Imperial ground units for which Imperial ships have no room; ships, TIE Fighters and leaders are not harmed. If the Rebel base is there, hidden or not, the Empire wins. Then gain 1 loyalty in a populous system of the region, of your choice among those in which you can gain it. If the system was destroyed before, only this last part happens.',
    basis: 'faq',
    ruling: 'R-133, R-134, R-135, R-189, R-191, R-225',
  },
} as const satisfies Record<string, Rule>;
