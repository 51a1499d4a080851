import { RESEND_SECONDS } from '@thyme/domain/accounts';
import { useSyncExternalStore } from 'react';
import { keys, read, remove, subscribe, write } from '../../../lib/session/storage.ts';
import { nowSeconds } from '../security/email-change.ts';

/** The progress of a login with a code. Stored in the browser, so that a reload keeps the step. */
export interface PendingCode {
  email: string;
  /** Unix seconds; 0 for a code that was requested on another device. */
  sentAt: number;
  /** The address is verified and has no account yet: the form for the names follows. */
  signUpToken?: string;
}

/** An expired code still shows its step for a while, to say so and to send another. */
const FORGOTTEN_AFTER = 3_600;

export function savePending(pending: PendingCode | null): void {
  if (pending) write(keys.codeLogin, JSON.stringify({ ...pending, savedAt: nowSeconds() }));
  else remove(keys.codeLogin);
}

function parse(stored: string | null): PendingCode | null {
  if (stored === null) return null;
  try {
    const { email, sentAt, signUpToken, savedAt } = JSON.parse(stored) as Partial<PendingCode & { savedAt: number }>;
    if (typeof email !== 'string' || typeof sentAt !== 'number' || typeof savedAt !== 'number') return null;
    if (nowSeconds() >= savedAt + FORGOTTEN_AFTER) return null;
    return { email, sentAt, ...(typeof signUpToken === 'string' ? { signUpToken } : {}) };
  } catch {
    // Written by other code under our key: treated as missing.
    return null;
  }
}

export const readPending = (): PendingCode | null => parse(read(keys.codeLogin));

/** The stored step, the same in every tab; none while the page is as the server rendered it. */
export function usePending(): PendingCode | null {
  return parse(
    useSyncExternalStore(
      subscribe,
      () => read(keys.codeLogin),
      () => null,
    ),
  );
}

/** A code that was sent a moment before counts from then. */
export function sentAtOf(resendIn: number): number {
  return nowSeconds() - (RESEND_SECONDS - resendIn);
}
