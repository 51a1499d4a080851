import { CODE_SECONDS, resendIn } from '@thyme/domain/accounts';
import { useEffect, useState } from 'react';
import { keys, read, remove, write } from '../../../lib/session/storage.ts';

/** A code that was sent: to which address, and when (unix seconds). */
export interface SentCode {
  email: string;
  sentAt: number;
}

export const nowSeconds = () => Math.floor(Date.now() / 1000);

/** Stored in the browser, so that a reload neither loses the step nor allows another request too soon. */
export function keepSent(sent: SentCode | null): void {
  if (sent) write(keys.emailChange, JSON.stringify(sent));
  else remove(keys.emailChange);
}

/** The code that may still be typed in; null when there is none or it has expired. */
export function readSent(now: number): SentCode | null {
  try {
    const { email, sentAt } = JSON.parse(read(keys.emailChange) ?? '{}') as Partial<SentCode>;
    if (typeof email !== 'string' || typeof sentAt !== 'number') return null;
    return now < sentAt + CODE_SECONDS ? { email, sentAt } : null;
  } catch {
    // Written by other code under our key: treated as missing.
    return null;
  }
}

/** Seconds until another code can be requested, counting down. */
export function useResendIn(sentAt: number): number {
  const [now, setNow] = useState(nowSeconds);
  useEffect(() => {
    setNow(nowSeconds());
    const timer = setInterval(() => setNow(nowSeconds()), 1_000);
    return () => clearInterval(timer);
  }, []);
  // Another code counts from its own time, which may be after the last tick.
  return resendIn(sentAt, Math.max(now, sentAt));
}

/** '1:05' */
export const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
