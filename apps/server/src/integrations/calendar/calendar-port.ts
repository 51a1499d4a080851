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
  /** The cursor of the last read; null to read everything. */
  syncToken: string | null;
}

/** An event of a calendar, without any text. */
export interface ReadEvent {
  id: string;
  /** It was deleted; for a series, with all its dates. */
  isGone: boolean;
  /** The busy time of its person; null if it has none, or not in the window. */
  span: BusySpan | null;
}

export interface EventsRead {
  /** These are all events; otherwise those that changed since the last read. */
  isWhole: boolean;
  events: ReadEvent[];
  /** Cursor of the next read; null if the calendar returns none. */
  syncToken: string | null;
}

/** Change messages of a calendar, until it expires. */
export interface Channel {
  id: string;
  resourceId: string;
  expiresAt: number;
}

/** A guest's external calendar. Events have our ids, so that writing one twice changes nothing. */
export interface CalendarPort {
  name: 'google';
  permissionUrl(trip: Trip): Promise<string>;
  exchange(code: string, codeVerifier: string, now: number): Promise<CalendarGrant>;
  refresh(refreshToken: string, now: number): Promise<Pick<CalendarGrant, 'accessToken' | 'expiresAt'>>;
  put(accessToken: string, calendarId: string, eventId: string, entry: CalendarEntry): Promise<void>;
  /** Removing a missing event is not an error. */
  remove(accessToken: string, calendarId: string, eventId: string): Promise<void>;
  /** Events of a calendar; the shop's own are never busy. Whole days are days of the zone. */
  readEvents(accessToken: string, calendarId: string, look: BusyLook): Promise<EventsRead>;
  /** The URL for change messages; null if the provider cannot reach this server. */
  pushAddress: string | null;
  watch(
    accessToken: string,
    calendarId: string,
    wanted: { id: string; token: string; address: string; expiresAt: number },
  ): Promise<Pick<Channel, 'resourceId' | 'expiresAt'>>;
  /** Stopping an expired channel is not an error. */
  stopWatch(accessToken: string, channel: Pick<Channel, 'id' | 'resourceId'>): Promise<void>;
  revoke(token: string): Promise<void>;
}
