import { isZone, type Zone } from '@thyme/domain/time';

/** Times of messages are in the reader's own zone, not the shop's. */
export function ownZone(): Zone {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isZone(zone) ? zone : 'Europe/Dublin';
}
