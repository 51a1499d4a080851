import { isZone, type Zone } from '@thyme/domain/time';

/** Messages carry the reader's own clock, wherever the shop is. */
export function ownZone(): Zone {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isZone(zone) ? zone : 'Europe/Dublin';
}
