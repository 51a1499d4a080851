import { HOUR, type Instant, MINUTE } from '../time/index.ts';

/** How long the other side has to read a message before a mail or a text is sent. */
export const NOTICE_AFTER = 3 * MINUTE;
/** The minimum time between two notices, if the first one's messages are still unread. */
export const NOTICE_PAUSE = HOUR;

/** When the recipient of a new message is notified, unless they have read it by then. One notice covers all unread messages. */
export function noticeAt(now: Instant, { planned, last }: { planned: Instant | null; last: Instant | null }): Instant {
  if (planned !== null) return planned;
  const soon = now + NOTICE_AFTER;
  return last === null ? soon : Math.max(soon, last + NOTICE_PAUSE);
}
