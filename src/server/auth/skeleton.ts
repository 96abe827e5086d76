/**
 * Characters that look like another one, behind what they look like. Case counts here: a capital i looks like a small L, a
 * small i does not. Full width, mathematical and circled letters need no entry: NFKC has made plain letters of them.
 */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  // Cyrillic, Greek, Armenian and Cherokee letters, and letters of phonetic writing.
  a: 'аαɑ',
  b: 'ЬьᏏ',
  c: 'сϲᴄⲥ',
  d: 'ԁᏧ',
  e: 'еҽ',
  f: 'ք',
  g: 'ɡցԍ',
  h: 'һհᏂ',
  i: 'іιıɩ',
  j: 'јϳ',
  k: 'κкᴋ',
  l: 'I1|ӀӏІΙᏞǀ∣׀',
  n: 'ոη',
  o: '0оοօσᴏⲟоჿ',
  p: 'рρⲣ',
  q: 'ԛգ',
  r: 'гᴦ',
  s: 'ѕꜱ',
  t: 'τтᴛ',
  u: 'υսᴜ',
  v: 'νѵᴠ',
  w: 'ԝωшա',
  x: 'хχ',
  y: 'уγүʏ',
  z: 'ᴢ',
  A: 'АΑᎪ',
  B: 'ВΒᏴ',
  C: 'СϹᏟ',
  D: 'Ꭰ',
  E: 'ЕΕᎬ',
  F: 'Ϝ',
  G: 'ԌᏀ',
  H: 'НΗᎻ',
  J: 'ЈᎫͿ',
  K: 'КΚᏦ',
  L: 'Ꮮ',
  M: 'МΜᎷϺ',
  N: 'Ν',
  O: 'ОΟՕ',
  P: 'РΡᏢ',
  Q: 'Ԛ',
  S: 'ЅՏᏚ',
  T: 'ТΤᎢ',
  U: 'Ս',
  V: 'ѴᏙ',
  W: 'ԜᎳ',
  X: 'ХΧ',
  Y: 'ΥҮУᎩ',
  Z: 'ΖᏃ',
  3: 'ЗзƷӠ',
  6: 'б',
  Г: 'Γ',
  П: 'Π',
  Ф: 'Φφ',
  '-': '‐‑‒–—―−⁃',
  "'": '’‘`´ʹʼʻ′',
  '.': '․·•‧∙⋅',
  ' ': '_',
};

const LIKENESS: ReadonlyMap<string, string> = new Map(
  Object.entries(LOOKS_LIKE).flatMap(([plain, others]) =>
    [...others].map((other) => [other, plain] as const),
  ),
);

/**
 * What a name looks like as it is written, and in small letters: names that share one of them look alike. One is not enough: "Iuke"
 * looks like "luke" as it is written, but "LEIA 0" like "Leia O" only when both are small.
 */
export const looksOf = (shown: string): { readonly written: string; readonly small: string } => ({
  written: skeletonOf(shown),
  small: skeletonOf(shown.toLowerCase()),
});

/**
 * Two names with the same skeleton are hard to tell apart on a screen. After the idea of Unicode's technical standard 39, with a table
 * of our own for the letters that people use in names. It is stored with every account, so a change of this function needs a
 * migration that works all of them out again.
 */
const skeletonOf = (shown: string): string =>
  [...shown.normalize('NFKC')]
    .map((letter) => LIKENESS.get(letter) ?? letter)
    .join('')
    // As names are compared: see foldedName.
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .replaceAll('vv', 'w')
    .replaceAll('rn', 'm');
