import { calendarLimits, mergeSpans } from '@thyme/domain/calendars';
import { type BusyAnswer, type BusyRequest, CalendarProblem } from '../../../../integrations/calendar/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { inTransaction } from '../../../../platform/unit-of-work.ts';
import type { Source } from '../sources-store.ts';
import { keepChannel } from './channel.ts';
import { applyEvents, deleteEvents, listEventSpans } from './events-store.ts';
import { GOOGLE_CALENDAR, onGoogle } from './on-google.ts';
import { googleToken } from './token.ts';

/**
 * Reads what changed since the last time. Events are stored before the sync token, which the caller stores last: after an error in between they are
 * read again, and storing an event twice changes nothing.
 */
export async function readGoogle(services: Services, source: Source, request: BusyRequest): Promise<BusyAnswer> {
  const { calendar } = services;
  if (calendar === null) throw new CalendarProblem('Google Calendar is not set up here.');
  const token = await onGoogle(() => googleToken(services, source));
  const look = { ...request, syncToken: request.version?.etag ?? null };
  const read = await onGoogle(() => calendar.readEvents(token, GOOGLE_CALENDAR, look));
  if (read.isWhole) await keepChannel(services, source, token);
  else if (read.events.length === 0) return { unchanged: true };
  const spans = await inTransaction(services, async (tx) => {
    if (read.isWhole) await deleteEvents(tx.db, source);
    await applyEvents(tx.db, source, read.events);
    return mergeSpans(await listEventSpans(tx.db, source), request.window);
  });
  if (spans.length > calendarLimits.spans)
    throw new CalendarProblem('This calendar has too many events in the coming year.');
  return {
    unchanged: false,
    spans,
    version: { etag: read.syncToken, lastModified: null },
    isPartial: !read.isWhole,
  };
}
