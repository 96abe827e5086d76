/** One card among those in play. */
export type Part =
  | { readonly do: 'discard'; readonly from: 'own' | 'opposing' }
  | { readonly do: 'exhaust'; readonly from: 'either' };

/** What a card's power does, from a closed set; each `fx` is the frame kind of the same name. */
export type Power =
  | { readonly fx: 'nothing' } // no printed card: what remains of a card whose entry a test has emptied
  | { readonly fx: 'discard-one'; readonly from: 'own' | 'opposing' }
  | { readonly fx: 'exhaust-some'; readonly from: 'opposing' | 'either'; readonly most: 1 | 2 }
  | { readonly fx: 'one-or-both'; readonly parts: readonly [Part, Part] }
  | { readonly fx: 'recon' }
  | { readonly fx: 'search-and-play' }
  | { readonly fx: 'discard-and-redraw' }
  | { readonly fx: 'from-reserve' }
  | { readonly fx: 'play-from-discard' }
  | { readonly fx: 'replace-strategy'; readonly whose: 'own' | 'opposing' }
  | { readonly fx: 'gain-influence'; readonly by: number }
  | { readonly fx: 'take-influence'; readonly by: number }
  | { readonly fx: 'discard-to-deck' }
  | { readonly fx: 'remove-exhausted' }
  | { readonly fx: 'mill-and-sweep' }
  | { readonly fx: 'search-two' }
  | { readonly fx: 'look-and-play' };
