const MOST_WORDS = 8;
const LONGEST_WORD = 40;
/** Stop words. */
const FILLERS = new Set([
  'a',
  'an',
  'and',
  'at',
  'by',
  'for',
  'in',
  'me',
  'my',
  'near',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
]);

/** The words of a query, lower case and without accents; stop words only if there are no others. */
export function searchWords(text: string): string[] {
  const folded = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = [...new Set(folded.match(/[\p{L}\p{N}]+/gu) ?? [])].map((word) => word.slice(0, LONGEST_WORD));
  const telling = words.filter((word) => !FILLERS.has(word));
  return (telling.length > 0 ? telling : words).slice(0, MOST_WORDS);
}

/**
 * The number of typos between two words: an extra letter, a missing one, a wrong one, or two swapped
 * (Damerau–Levenshtein distance).
 */
export function slipsBetween(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((row[j] as number) + 1, (next[j - 1] as number) + 1, (row[j - 1] as number) + same);
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) least = Math.min(least, (before[j - 2] as number) + 1);
      next.push(least);
    }
    before = row;
    row = next;
  }
  return row[b.length] as number;
}

/** Suggestions for a mistyped word: the candidates with the fewest typos, within a limit for its length. */
export function closestWords(typed: string, candidates: readonly string[]): string[] {
  const allowed = typed.length <= 4 ? 1 : typed.length <= 8 ? 2 : 3;
  const near = candidates
    .map((word) => ({ word, slips: slipsBetween(typed, word) }))
    .filter(({ slips }) => slips <= allowed)
    .sort((a, b) => a.slips - b.slips || a.word.localeCompare(b.word));
  return near.filter(({ slips }) => slips === near[0]?.slips).map(({ word }) => word);
}
