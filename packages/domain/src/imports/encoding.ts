export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const startsWith = (bytes: Uint8Array, mark: readonly number[]) => mark.every((byte, index) => bytes[index] === byte);

/**
 * The encoding indicated by the start of a file: a byte order mark or, for UTF-16 without one, the zero bytes of its
 * Latin letters. Null: UTF-8 if all of it is valid UTF-8, otherwise Windows-1252.
 */
export function encodingOfHead(head: Uint8Array): Exclude<Encoding, 'windows-1252'> | null {
  if (startsWith(head, [0xef, 0xbb, 0xbf])) return 'utf-8';
  if (startsWith(head, [0xff, 0xfe])) return 'utf-16le';
  if (startsWith(head, [0xfe, 0xff])) return 'utf-16be';
  const pairs = Math.min(head.length >> 1, 200);
  let [even, odd] = [0, 0];
  for (let pair = 0; pair < pairs; pair += 1) {
    if (head[pair * 2] === 0) even += 1;
    if (head[pair * 2 + 1] === 0) odd += 1;
  }
  if (pairs >= 4 && odd > pairs * 0.6 && even === 0) return 'utf-16le';
  if (pairs >= 4 && even > pairs * 0.6 && odd === 0) return 'utf-16be';
  return null;
}
