import { DAY, type Instant } from '../time/index.ts';

const SHOWN_DAYS = 366;

/** Lists and counts show the notifications since then: their cost does not grow with the years. */
export const shownSince = (now: Instant): Instant => now - SHOWN_DAYS * DAY;
