import type { BusySpan } from '@thyme/domain/calendars';
import type { Zone } from '@thyme/domain/time';
import type { CalendarEntry } from './ics.ts';

/** A guest's permission to use their calendar. */
export interface CalendarGrant {
  accessToken: string;
  /** Null when the provider returned none: the permission expires with the access token. */
  refreshToken: string | null;
  expiresAt: number;
  accountEmail: string | null;
}

export interface Trip {
  state: string;
  codeVerifier: string;
}

/** The guest or the provider has revoked the permission. A retry cannot help. */
export class PermissionGone extends Error {
  override readonly name = 'PermissionGone';
}

export interface BusyLook {
  businessId: number;
  zone: Zone;
  window: BusySpan;
}

/** A guest's external calendar. Events have our ids, so that writing one twice changes nothing. */
export interface CalendarPort {
  name: 'google';
  permissionUrl(trip: Trip): Promise<string>;
  exchange(code: string, codeVerifier: string, now: number): Promise<CalendarGrant>;
  refresh(refreshToken: string, now: number): Promise<Pick<CalendarGrant, 'accessToken' | 'expiresAt'>>;
  put(accessToken: string, calendarId: string, eventId: string, entry: CalendarEntry): Promise<void>;
  /** Removing a missing event is no error. */
  remove(accessToken: string, calendarId: string, eventId: string): Promise<void>;
  /** The busy times of a calendar, without events of the shop's own. Whole days are days of the zone. */
  listBusy(accessToken: string, calendarId: string, look: BusyLook): Promise<BusySpan[]>;
  revoke(token: string): Promise<void>;
}
