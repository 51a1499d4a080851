import { freeUntil, type PolicyTerms } from '../payments/index.ts';
import { formatDayTime, type Instant, wallOf, zoneLabel } from '../time/index.ts';

/** Until when a shop’s guests may ask for another time themselves: until it begins, while cancelling is free, or never. */
export const GUEST_MOVES = ['start', 'free', 'never'] as const;
export type GuestMoves = (typeof GUEST_MOVES)[number];

export type OwnMove = {
  readonly rule: GuestMoves;
  /** The terms that the guest accepted when booking. */
  readonly terms: PolicyTerms;
  /** A video call is outside the rule, because the shop asked for it. */
  readonly kind: string;
  /** Who proposed another time that is still open; null if nobody did. */
  readonly proposedBy: 'guest' | 'business' | null;
};

/** The last moment at which the guest may ask for another time; null if there is none. */
export function movableUntil({ rule, terms, kind }: Omit<OwnMove, 'proposedBy'>): Instant | null {
  if (rule === 'start' || kind === 'consultation') return terms.startsAt;
  return rule === 'free' ? freeUntil(terms) : null;
}

/** Whether the rule lets the guest ask for another time. A shop that proposed one itself can always be answered with another. */
export function mayMoveAt(move: OwnMove, now: Instant): boolean {
  if (move.proposedBy === 'business') return true;
  const until = movableUntil(move);
  return until !== null && now <= until;
}

/** The guest’s message where the rule does not. */
export function ownMoveMessage(move: OwnMove, shop: string): string {
  const until = movableUntil(move);
  const { zone } = move.terms;
  const why =
    until === null
      ? `${shop} doesn’t move appointments online.`
      : `This appointment could be moved until ${formatDayTime(wallOf(zone, until))}, ${zoneLabel(zone)}.`;
  return `${why} You can cancel it, or contact ${shop}.`;
}
