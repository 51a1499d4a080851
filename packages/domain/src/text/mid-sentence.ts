/** Adjectives of places that begin names of services: 'Swedish massage'. */
const PLACES = new Set(
  `American Balinese Brazilian Chinese Danish Dutch English European French German Hawaiian Hollywood Indian Irish
   Italian Japanese Korean Moroccan Polish Russian Scandinavian Scottish Spanish Swedish Swiss Thai Tibetan Turkish
   Vietnamese Welsh`.split(/\s+/),
);

/** The name of a service within a sentence: 'hot stone massage', but 'Swedish massage' and 'LED facial'. */
export function midSentence(name: string): string {
  const [first = ''] = name.split(/[\s-]/, 1);
  const isWord = /^\p{Lu}(?:\p{Ll}|$|’)/u.test(first);
  return isWord && !PLACES.has(first) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
