import { HOUR, type Instant, MINUTE } from '../time/index.ts';

/** How long the other side has to read a message before a mail or a text goes out. */
export const NOTICE_AFTER = 3 * MINUTE;
/** Whoever has not read what the last notice was about gets the next one no sooner than this after it. */
export const NOTICE_PAUSE = HOUR;

/** When the reader of a new message is notified, unless they have read it by then. One notice covers all of them. */
export function noticeAt(now: Instant, { planned, last }: { planned: Instant | null; last: Instant | null }): Instant {
  if (planned !== null) return planned;
  const soon = now + NOTICE_AFTER;
  return last === null ? soon : Math.max(soon, last + NOTICE_PAUSE);
}
