/** Google accepts digits and the letters a to v; the same key names the event in every calendar. */
export type EventOf = 'appointment' | 'class' | 'call';

const LETTERS: Record<EventOf, string> = { appointment: 'a', class: 'k', call: 'v' };
const KEY = /^desk(\d+)[akv]\d+c\d+(?:@|$)/;

/** Names what a person has in a shop's calendar, always the same, so that writing it twice makes no second event. */
export const eventKey = (businessId: number, of: EventOf, id: number, chairId: number): string =>
  `desk${businessId}${LETTERS[of]}${id}c${chairId}`;

/** Whether an event came out of this shop's own calendar: read back in, it would close the time that it is about. */
export const isEventOf = (businessId: number, uid: string): boolean => KEY.exec(uid)?.[1] === String(businessId);
