import { hash, verify } from '@node-rs/argon2';
import { isCommonPassword, PASSWORD_MOST } from '@thyme/domain/accounts';
import { COMMON_PASSWORDS } from './common-passwords.ts';

/** The library's const enum exists only for the type checker. */
const ARGON2ID = 2;

/** OWASP's minimum recommendation for Argon2id: 19 MiB, two passes, one lane. */
const COST = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A hash without a known password, so that an unknown address takes as long as a known one. */
const UNKNOWN_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$b8XTcGrEPoRImVruKq6A+w$9E+0gS9JNL1CUnKBxCQkEkH09rG6OZTTGuhr2zFaDpk';

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), COST);
}

/** Takes as long without a stored hash as with one. Overlong passwords are not hashed. */
export async function isPasswordOf(stored: string | null, password: string): Promise<boolean> {
  const typed = password.slice(0, PASSWORD_MOST * 2).normalize('NFC');
  const matches = await verify(stored ?? UNKNOWN_HASH, typed);
  return stored !== null && matches;
}

export function isTooCommon(password: string): boolean {
  return isCommonPassword(password, COMMON_PASSWORDS);
}
