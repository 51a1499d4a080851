import { atChair, chairsOf, type Offer, type Shop } from './shop.ts';

/** A member of the shop books, optionally on a chosen chair. */
export interface AtDesk {
  memberId: number;
  chairId: number | null;
  /** Clashes that were accepted, for the audit log. */
  anyway?: readonly string[];
  /** For a group whose usual deposit is asked for by links. */
  asksDeposit?: boolean;
}

/** The shop's rules for its own members: without notice, on blocked dates too, and without a deposit or a consultation. */
export function shopAtDesk(shop: Shop, { asksDeposit }: AtDesk): Shop {
  const calendar = { ...shop.calendar, noticeMinutes: 0, blockedDates: [] };
  return { ...shop, calendar, upfrontPercent: asksDeposit ? shop.upfrontPercent : 0, videoVetting: false };
}

/**
 * Without a deposit and on the chosen chair only; on none if that chair does not offer the service. A single date of a
 * repeated class can be booked, and enrolment stays open.
 */
export function offerAtDesk(offer: Offer, shop: Shop, { chairId, asksDeposit }: AtDesk): Offer {
  // The desk may always choose a person.
  const specialDeposit = asksDeposit ? offer.specialDeposit : null;
  const paidLater = { ...offer, specialDeposit, personChoice: true };
  if (offer.group) {
    const sessions = offer.group.sessions.map((session) => ({ ...session, enrolBy: null }));
    return { ...paidLater, group: { ...offer.group, allowsSingle: true, sessions } };
  }
  if (chairId === null) return paidLater;
  const isOffered = chairsOf(offer, shop).includes(chairId);
  return isOffered ? atChair(paidLater, chairId) : { ...paidLater, chairs: [] };
}
