/** Seeded randomness: the same seed always gives the same picture. */
export type Random = {
  range(a: number, b: number): number;
  int(a: number, b: number): number;
  pick<const T>(list: readonly T[]): T;
  chance(p: number): boolean;
  sign(): 1 | -1;
  /** Keeps the length of a tuple in its type. */
  shuffle<const T extends readonly unknown[]>(list: T): { -readonly [K in keyof T]: T[number] };
};

/** FNV-1a, 32 bit, with a final avalanche so that neighbouring seeds differ. */
export function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  h ^= h >>> 15;
  h = Math.imul(h, 2246822507);
  return (h ^ (h >>> 13)) >>> 0;
}

/** Mulberry32 over the hash of the seed. */
export function randomFrom(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const range = (a: number, b: number) => a + (b - a) * next();
  const int = (a: number, b: number) => Math.floor(range(a, b + 1));
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new RangeError('Nothing to pick from');
    return list[Math.floor(next() * list.length)] as T;
  };
  const shuffle: Random['shuffle'] = (list) => {
    const copy = [...list];
    for (let i = copy.length - 1; i > 0; i--) {
      const j = int(0, i);
      [copy[i], copy[j]] = [copy[j], copy[i]];
    }
    return copy as { -readonly [K in keyof typeof list]: (typeof list)[number] };
  };
  return { range, int, pick, shuffle, chance: (p) => next() < p, sign: () => (next() < 0.5 ? -1 : 1) };
}
