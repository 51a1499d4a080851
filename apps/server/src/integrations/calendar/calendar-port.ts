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
  /** What the last read ended with; null to read everything. */
  syncToken: string | null;
}

/** An event of a calendar, without a word of it. */
export interface ReadEvent {
  id: string;
  /** It was deleted, with all dates of a series where it is one. */
  isGone: boolean;
  /** When it keeps its person busy; null where it does not, or not in the window. */
  span: BusySpan | null;
}

export interface EventsRead {
  /** These are all events; otherwise those that changed since the last read. */
  isWhole: boolean;
  events: ReadEvent[];
  /** For the next read; null where the calendar gives none. */
  syncToken: string | null;
}

/** Messages about changes of a calendar, until it ends. */
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
  /** Removing a missing event is no error. */
  remove(accessToken: string, calendarId: string, eventId: string): Promise<void>;
  /** Events of a calendar, those of the shop's own never busy. Whole days are days of the zone. */
  readEvents(accessToken: string, calendarId: string, look: BusyLook): Promise<EventsRead>;
  /** Where the provider reports changes; null where it cannot reach this server. */
  pushAddress: string | null;
  watch(
    accessToken: string,
    calendarId: string,
    wanted: { id: string; token: string; address: string; expiresAt: number },
  ): Promise<Pick<Channel, 'resourceId' | 'expiresAt'>>;
  /** Stopping a channel that has ended is no error. */
  stopWatch(accessToken: string, channel: Pick<Channel, 'id' | 'resourceId'>): Promise<void>;
  revoke(token: string): Promise<void>;
}
