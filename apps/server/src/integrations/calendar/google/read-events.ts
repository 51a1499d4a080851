import type { calendar_v3 } from '@googleapis/calendar';
import { type BusySpan, isEventOf } from '@thyme/domain/calendars';
import { isLocalDate, startOfDay, type Zone } from '@thyme/domain/time';
import { CalendarProblem } from '../busy-calendar.ts';
import type { BusyLook, EventsRead, ReadEvent } from '../calendar-port.ts';
import { GoogleRefusal } from './google-client.ts';

export type EventsQuery = Omit<calendar_v3.Params$Resource$Events$List, 'calendarId'>;
type Request = (query: EventsQuery) => Promise<calendar_v3.Schema$Events>;

const PAGE = 2_500;
const MOST_PAGES = 4;

/** Single events: Google itself expands series with their exceptions. No titles are requested. Later reads must use the same parameters. */
const ALWAYS: EventsQuery = {
  singleEvents: true,
  maxResults: PAGE,
  fields: 'nextPageToken,nextSyncToken,items(id,status,transparency,start,end,attendees(self,responseStatus))',
};

/**
 * Changes since the last read, or everything if Google no longer knows the sync token.
 * https://developers.google.com/workspace/calendar/api/guides/sync
 */
export async function readEvents(look: BusyLook, request: Request): Promise<EventsRead> {
  const changes = look.syncToken === null ? null : await readChanges(look.syncToken, request);
  const iso = (at: number) => new Date(at * 1000).toISOString();
  const window = { timeMin: iso(look.window.from), timeMax: iso(look.window.to) };
  const read = changes ?? (await readPages(window, request));
  if (read === null) throw new CalendarProblem('This calendar has too many events in the coming year.');
  return {
    isWhole: changes === null,
    syncToken: read.syncToken,
    events: read.items.map((event) => readOne(event, look)),
  };
}

interface Pages {
  items: calendar_v3.Schema$Event[];
  syncToken: string | null;
}

/** Null if the token has expired (410) or is no longer valid (400). */
async function readChanges(syncToken: string, request: Request): Promise<Pages | null> {
  try {
    return await readPages({ syncToken }, request);
  } catch (error) {
    if (error instanceof GoogleRefusal && (error.status === 410 || error.status === 400)) return null;
    throw error;
  }
}

/** Null if there are more pages than a calendar should have. */
async function readPages(query: EventsQuery, request: Request): Promise<Pages | null> {
  const items: calendar_v3.Schema$Event[] = [];
  let pageToken: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer = await request({ ...ALWAYS, ...query, ...(pageToken === undefined ? {} : { pageToken }) });
    items.push(...(answer.items ?? []));
    if (!answer.nextPageToken) return { items, syncToken: answer.nextSyncToken ?? null };
    pageToken = answer.nextPageToken;
  }
  return null;
}

function readOne(event: calendar_v3.Schema$Event, { businessId, zone, window }: BusyLook): ReadEvent {
  const id = event.id ?? '';
  const isGone = event.status === 'cancelled';
  if (!isBusy(event) || isEventOf(businessId, id)) return { id, isGone, span: null };
  const span = spanOf(event, zone);
  return { id, isGone, span: span && span.to > window.from && span.from < window.to ? span : null };
}

const isBusy = ({ status, transparency, attendees }: calendar_v3.Schema$Event) =>
  status !== 'cancelled' &&
  transparency !== 'transparent' &&
  !attendees?.some(({ self, responseStatus }) => self && responseStatus === 'declined');

function spanOf({ start, end }: calendar_v3.Schema$Event, zone: Zone): BusySpan | null {
  const at = (given: calendar_v3.Schema$EventDateTime | undefined) => {
    if (given?.date && isLocalDate(given.date)) return startOfDay(zone, given.date);
    const time = Date.parse(given?.dateTime ?? '');
    return Number.isNaN(time) ? null : Math.floor(time / 1000);
  };
  const [from, to] = [at(start), at(end)];
  return from !== null && to !== null && from < to ? { from, to } : null;
}
