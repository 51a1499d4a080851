import { type BusySpan, calendarLimits, isEventOf, mergeSpans } from '@thyme/domain/calendars';
import { isLocalDate, startOfDay, type Zone } from '@thyme/domain/time';
import { z } from 'zod';
import { CalendarProblem } from './busy-calendar.ts';
import type { BusyLook } from './calendar-port.ts';

const moment = z.object({ dateTime: z.string().optional(), date: z.string().optional() });

const events = z.object({
  items: z
    .array(
      z.object({
        id: z.string(),
        status: z.string().optional(),
        transparency: z.string().optional(),
        start: moment.optional(),
        end: moment.optional(),
        attendees: z
          .array(z.object({ self: z.boolean().optional(), responseStatus: z.string().optional() }))
          .optional(),
      }),
    )
    .default([]),
  nextPageToken: z.string().optional(),
});

type Event = z.infer<typeof events>['items'][number];

const PAGE = 2_500;
const MOST_PAGES = 4;

/**
 * Reads single events: Google expands series, with their exceptions, itself. No title is requested.
 * https://developers.google.com/workspace/calendar/api/v3/reference/events/list
 */
export async function busyOfGoogle(
  { businessId, zone, window }: BusyLook,
  request: (query: URLSearchParams) => Promise<unknown>,
): Promise<BusySpan[]> {
  const iso = (at: number) => new Date(at * 1000).toISOString();
  const spans: BusySpan[] = [];
  let pageToken: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const query = new URLSearchParams({
      singleEvents: 'true',
      timeMin: iso(window.from),
      timeMax: iso(window.to),
      maxResults: String(PAGE),
      fields: 'nextPageToken,items(id,status,transparency,start,end,attendees(self,responseStatus))',
      ...(pageToken === undefined ? {} : { pageToken }),
    });
    const answer = events.parse(await request(query));
    for (const event of answer.items)
      if (isBusy(event) && !isEventOf(businessId, event.id)) spans.push(...spanOf(event, zone));
    pageToken = answer.nextPageToken;
    if (pageToken === undefined) break;
  }
  const merged = mergeSpans(spans, window);
  if (pageToken !== undefined || merged.length > calendarLimits.spans)
    throw new CalendarProblem('This calendar has too many events in the coming year.');
  return merged;
}

const isBusy = ({ status, transparency, attendees = [] }: Event) =>
  status !== 'cancelled' &&
  transparency !== 'transparent' &&
  !attendees.some(({ self, responseStatus }) => self && responseStatus === 'declined');

function spanOf({ start, end }: Event, zone: Zone): BusySpan[] {
  const at = (given: Event['start']) => {
    if (given?.date !== undefined && isLocalDate(given.date)) return startOfDay(zone, given.date);
    const time = Date.parse(given?.dateTime ?? '');
    return Number.isNaN(time) ? null : Math.floor(time / 1000);
  };
  const [from, to] = [at(start), at(end)];
  return from !== null && to !== null && from < to ? [{ from, to }] : [];
}
