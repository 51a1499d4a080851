import type { CalendarEntry } from './ics.ts';

/** What a guest allowed us to do with their calendar. */
export interface CalendarGrant {
  accessToken: string;
  /** Null when the provider gave none: the connection ends with the access token. */
  refreshToken: string | null;
  expiresAt: number;
  accountEmail: string | null;
}

export interface Trip {
  state: string;
  codeVerifier: string;
}

/** The guest, or the provider, has taken the permission back. Trying again is of no use. */
export class PermissionGone extends Error {
  override readonly name = 'PermissionGone';
}

/** A guest's calendar at another site. Events have ids of our own, so that writing one twice changes nothing. */
export interface CalendarPort {
  name: 'google';
  permissionUrl(trip: Trip): Promise<string>;
  exchange(code: string, codeVerifier: string, now: number): Promise<CalendarGrant>;
  refresh(refreshToken: string, now: number): Promise<Pick<CalendarGrant, 'accessToken' | 'expiresAt'>>;
  put(accessToken: string, calendarId: string, eventId: string, entry: CalendarEntry): Promise<void>;
  /** One that is not there is removed already. */
  remove(accessToken: string, calendarId: string, eventId: string): Promise<void>;
  revoke(token: string): Promise<void>;
}
