import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';

/** A secret for a link or a session: 256 bits, safe in URLs. */
export function randomToken(bytes = 32): string {
  return randomBytes(bytes).toString('base64url');
}

/** Only hashes of tokens are stored, so a stolen table cannot be used to log in. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Letters and digits that are not confused when read aloud. */
export const READABLE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

export function randomCode(length: number, alphabet = READABLE_ALPHABET): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** A code to read from a mail and type. */
export function randomDigits(length: number): string {
  return randomInt(10 ** length)
    .toString()
    .padStart(length, '0');
}

export function requestId(): string {
  return randomUUID();
}

/** Short enough to read to support over the phone, long enough to be unique in the log. */
export function errorId(): string {
  return randomCode(10);
}
