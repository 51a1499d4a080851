import type { Offer, Shop } from './shop.ts';

/** Somebody of the shop books, perhaps on a chair of their choice. */
export interface AtDesk {
  memberId: number;
  chairId: number | null;
}

/**
 * The shop as its own people book: a walk-in needs no notice, a day without online bookings is an ordinary one, and
 * nobody is asked for a deposit or a call by whom they are talking to.
 */
export function shopAtDesk(shop: Shop): Shop {
  const calendar = { ...shop.calendar, noticeMinutes: 0, blockedDates: [] };
  return { ...shop, calendar, upfrontPercent: 0, videoVetting: false };
}

/** Sold without a deposit, and on the chosen chair alone; on none, where that chair does not do it. */
export function offerAtDesk(offer: Offer, shop: Shop, { chairId }: AtDesk): Offer {
  const paidLater = { ...offer, specialDeposit: null };
  if (chairId === null || offer.group) return paidLater;
  return { ...paidLater, chairs: (offer.chairs ?? shop.chairs).filter((id) => id === chairId) };
}
