import type { Instant } from '../time/index.ts';

/** How long the desk shows Undo after a move or an edit. */
export const UNDO_SECONDS = 10;

/** A press in the last second still has to reach the server, over a slow connection too. */
const TRAVEL_SECONDS = 4;

/** When an undo is no longer accepted, and the guest is notified. */
export const closesAt = (undoUntil: Instant): Instant => undoUntil + TRAVEL_SECONDS;

/** The latest `undoUntil` whose time to travel has passed. */
export const closedBefore = (now: Instant): Instant => now - TRAVEL_SECONDS;
