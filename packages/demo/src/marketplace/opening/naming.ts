/** The slug of a shop. */
export const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The prefix of a shop's invoice numbers: FF- for Fern & Fold. */
export function invoicePrefixOf(slug: string): string {
  const words = slug.split('-').filter((word) => word !== 'and' && word !== 'the');
  const letters = words.length > 1 ? words.map((word) => word[0]).join('') : slug.slice(0, 3);
  return `${letters.toUpperCase()}-`;
}

/** Hash: the same text always gives the same number. */
export function seedOf(text: string): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
}
