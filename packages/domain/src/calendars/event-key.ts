/** Google accepts digits and the letters a to v; the same key identifies the event in every calendar. */
export type EventOf = 'appointment' | 'class' | 'call';

const LETTERS: Record<EventOf, string> = { appointment: 'a', class: 'k', call: 'v' };
const KEY = /^desk(\d+)[akv]\d+c\d+(?:@|$)/;

/** A stable key for an entry of a shop's calendar, so that writing it twice creates no second event. */
export const eventKey = (businessId: number, of: EventOf, id: number, chairId: number): string =>
  `desk${businessId}${LETTERS[of]}${id}c${chairId}`;

/** Whether an event came from this shop's own calendar: read back, it would close the time of its own appointment. */
export const isEventOf = (businessId: number, uid: string): boolean => KEY.exec(uid)?.[1] === String(businessId);
