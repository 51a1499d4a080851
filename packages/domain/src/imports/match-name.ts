import { foldName } from './fold-name.ts';

/**
 * Which of some names a name in a file means: the same one, or the only one that begins with it or that it begins with
 * ('Ash M.' is Aisling only if the owner says so). Null where none or several fit.
 */
export function matchName(name: string, known: readonly { id: number; name: string }[]): number | null {
  const wanted = foldName(name);
  if (wanted === '') return null;
  const folded = known.map(({ id, name: own }) => ({ id, own: foldName(own) }));
  const same = folded.filter(({ own }) => own === wanted);
  if (same.length > 0) return same[0]?.id ?? null;
  const near = folded.filter(
    ({ own }) => own !== '' && (`${own} `.startsWith(`${wanted} `) || `${wanted} `.startsWith(`${own} `)),
  );
  return near.length === 1 ? (near[0]?.id ?? null) : null;
}
