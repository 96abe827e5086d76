import type { Rule } from './rule.ts';

/** The sixteen Imperial action cards. */
export const IMPERIAL_ACTIONS = {
  'action.according-to-my-design': {
    title: 'According to My Design',
    text: 'Starting card of Emperor Palpatine, for the start of a combat in his system. In the first combat round the Rebels roll one red and two black dice fewer in the space battle, and again in the ground battle. The dice are taken away before the limit of five, never below none.',
    basis: 'rulebook',
    ruling: 'R-090, R-091',
  },
  'action.brilliant-administrator': {
    title: 'Brilliant Administrator',
    text: 'Starting card of Grand Moff Tarkin, for the Assignment Phase. Place Tarkin from your pool in an Imperial system of your choice. Then place units on your build queue from all icons of that system, on the space with its number; sabotage does not stop this.',
    basis: 'rulebook',
    ruling: 'R-022, R-181, R-132',
  },
  'action.it-is-your-destiny': {
    title: 'It Is Your Destiny',
    text: 'Starting card of Darth Vader, used during a mission in his system right after it rescued a leader. First the Rebels say who goes home; then capture one Rebel leader who was assigned to the mission, even one who was about to leave. The captive stays in the system, and all rules for captives hold: one ring, and freed at once if no Imperial unit is there. If the rescue came from the mission destroying the last Imperial unit, the assigned leaders cannot go to the base. After a rescue by the Millennium Falcon ring its wearer can be captured only if assigned to the mission, and the ring cannot answer this card.',
    basis: 'faq',
    ruling: 'R-062, R-138',
  },
  'action.more-dangerous-than-you-realize': {
    title: 'More Dangerous Than You Realize',
    text: 'Starting card of General Tagge, for the start of a combat in his system. Choose space or ground and draw three more tactic cards of that theater, on top of the normal draw. You may even choose a theater in which no battle can take place.',
    basis: 'rulebook',
    ruling: 'R-090, R-091',
  },
  'action.blindside': {
    title: 'Blindside',
    text: 'Boba Fett or Janus Greejatus; use it just before you turn over a mission that one of them is assigned to. The Rebels may not send a leader from their pool to oppose it. Rebel leaders who are already in the system oppose as usual.',
    basis: 'rulebook',
    ruling: 'R-091',
  },
  'action.boba-fett-where': {
    title: 'Boba Fett? Where?',
    text: 'Boba Fett, for the Assignment Phase. Place him from your pool in an Imperial system. For the whole coming Command Phase Rebel leaders can attempt no missions and use no action cards in that system. Rings keep working, and Undercover may take a leader out of the system but not into it. We rule that missions which are resolved are not banned, since the card speaks of attempts only.',
    basis: 'ruling',
    ruling: 'R-022, R-060, R-181',
  },
  'action.catch-them-by-surprise': {
    title: 'Catch Them by Surprise',
    text: 'Admiral Ozzel, for the Assignment Phase. Place him from your pool in any system and move Imperial units there from adjacent systems under the normal rules, as many as you like or none. Then the base is checked, combat is fought and the system subjugated as after an activation. By our ruling the Empire counts as the current player in that combat.',
    basis: 'ruling',
    ruling: 'R-022, R-080, R-105',
  },
  'action.fully-operational': {
    title: 'Fully Operational',
    text: 'Moff Jerjerrod, for the start of a combat in his system, if a Death Star or a Death Star Under Construction is there too. Destroy one Rebel ship of your choice in the system, before tactic cards are drawn.',
    basis: 'rulebook',
    ruling: 'R-090, R-091, R-189',
  },
  'action.good-intel': {
    title: 'Good Intel',
    text: 'Colonel Yularen or Soontir Fel, for the start of a combat in the system of one of them. For this combat the Rebels play with open tactic cards: the Empire sees every card in their hand, also those drawn later.',
    basis: 'rulebook',
    ruling: 'R-090, R-091',
  },
  'action.keep-them-from-escaping': {
    title: 'Keep Them from Escaping',
    text: 'Admiral Piett, for the start of a combat in his system. The Rebels may not retreat any unit during this whole combat. By our ruling this also holds for Rebel Transports that stand alone, which are then destroyed in the retreat step if an Imperial ship is present.',
    basis: 'ruling',
    ruling: 'R-090, R-091, R-098',
  },
  'action.local-rumors': {
    title: 'Local Rumors',
    text: 'Colonel Yularen, for the Assignment Phase. Place him from your pool in a system with an Imperial unit. The Rebel player truthfully says yes or no: is the base in the region of that system? The answer does not reveal the base.',
    basis: 'rulebook',
    ruling: 'R-022, R-181',
  },
  'action.proceeding-as-planned': {
    title: 'Proceeding as Planned',
    text: 'Admiral Ozzel or Moff Jerjerrod, for the Assignment Phase. Look through the project deck, take any one card and assign one of these leaders from your pool to it facedown, without showing it. You may add a second leader. Then shuffle the project deck.',
    basis: 'faq',
    ruling: 'R-022, R-023, R-024',
  },
  'action.public-support': {
    title: 'Public Support',
    text: 'Janus Greejatus, for the Assignment Phase. Place him from your pool in an Imperial system without Rebel ground units and gain three Stormtroopers there. In this round he does not keep Imperial units from leaving that system; elsewhere he does.',
    basis: 'rulebook',
    ruling: 'R-022, R-070, R-083, R-228',
  },
  'action.ready-for-action': {
    title: 'Ready for Action',
    text: 'Admiral Piett or General Veers, for the start of a combat anywhere. Move one of them from your pool into the system, even if you already have a leader there, and use their tactic values. This leader cannot be the one who leads a retreat. After the combat they return to your pool and can be used again.',
    basis: 'rulebook',
    ruling: 'R-090, R-091',
  },
  'action.scouting-mission': {
    title: 'Scouting Mission',
    text: 'Soontir Fel, for the Assignment Phase. Place him from your pool in any system and bring up to four TIE Fighters there from any systems, without regard to distance or transport. An Imperial leader in a system of origin holds them back as usual. If both sides then have ships there, a combat follows, in which by our ruling the Empire counts as the current player.',
    basis: 'ruling',
    ruling: 'R-022, R-082, R-105, R-181',
  },
  'action.target-the-generator': {
    title: 'Target the Generator',
    text: 'General Veers, for the start of a combat in his system. Destroy one Rebel structure there, a Shield Generator or an Ion Cannon of your choice.',
    basis: 'rulebook',
    ruling: 'R-090, R-091',
  },
} as const satisfies Record<string, Rule>;
