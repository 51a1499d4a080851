/** The basic characters of GSM 03.38; each takes one of a text message's 160 places. */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** These are sent with an escape, as two places that stay together. */
const EXTENDED = new Set('\f^{}\\[~]|€');

/** Typographic characters that phones show like their plain counterparts, without the cost of Unicode. */
const PLAIN: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '\u00a0': ' ',
  '\u202f': ' ',
};

/** Typographic marks as their plain counterparts, so that a text fits the cheaper alphabet. */
export const plainText = (text: string): string => [...text].map((one) => PLAIN[one] ?? one).join('');

export interface Segments {
  encoding: 'GSM-7' | 'UCS-2';
  /** As people count characters. */
  characters: number;
  /** As the network counts and charges. */
  parts: number;
}

/** How many parts a text message is sent in: 160 or 70 places in one, 153 or 67 in each of several. */
export function countSegments(text: string): Segments {
  const characters = [...text];
  const isGsm = characters.every((one) => BASIC.has(one) || EXTENDED.has(one));
  // A character outside the basic plane takes two UCS-2 places, and is not split either.
  const places = characters.map((one) => (isGsm ? (EXTENDED.has(one) ? 2 : 1) : one.length));
  const [single, each] = isGsm ? [160, 153] : [70, 67];
  const total = places.reduce((sum, size) => sum + size, 0);
  return {
    encoding: isGsm ? 'GSM-7' : 'UCS-2',
    characters: characters.length,
    parts: total === 0 ? 0 : total <= single ? 1 : fillParts(places, each),
  };
}

function fillParts(places: readonly number[], each: number): number {
  let parts = 1;
  let used = 0;
  for (const size of places) {
    if (used + size > each) {
      parts += 1;
      used = 0;
    }
    used += size;
  }
  return parts;
}
