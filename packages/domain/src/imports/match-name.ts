import { foldName } from './fold-name.ts';

/**
 * The name that a name in a file is matched with: the same one, or the only one with the same start ('Ash M.' is
 * Aisling only if the owner says so). Null if none or several match.
 */
export function matchName(name: string, known: readonly { id: number; name: string }[]): number | null {
  const wanted = foldName(name);
  if (wanted === '') return null;
  const folded = known.map(({ id, name: own }) => ({ id, own: foldName(own) }));
  const same = folded.find(({ own }) => own === wanted);
  if (same) return same.id;
  const [near, ...others] = folded.filter(
    ({ own }) => `${own} `.startsWith(`${wanted} `) || `${wanted} `.startsWith(`${own} `),
  );
  return near && others.length === 0 ? near.id : null;
}
