import { foldName } from './fold-name.ts';

/**
 * The name that a name in a file is matched with: the same one, or the only one with the same start ('Ash M.' is
 * Aisling only if the owner says so). Null if none or several match.
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
