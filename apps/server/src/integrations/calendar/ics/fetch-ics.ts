import { calendarLimits } from '@thyme/domain/calendars';
import { GuardedFetchError, type GuardProblem, guardedFetch } from '../../../platform/http/guarded-fetch.ts';
import { type BusyAnswer, type BusyRequest, CalendarProblem } from '../busy-calendar.ts';
import { UnreadableCalendar } from './expand-busy.ts';
import { readBusyOf } from './read-busy.ts';

export const FETCH_TIMEOUT_MS = 20_000;
const MEGABYTES = calendarLimits.bytes / 1024 / 1024;
export const TOO_LARGE = `This calendar is larger than ${MEGABYTES} MB. Please choose a smaller one, or delete old events.`;

const WORDS: Record<GuardProblem, string> = {
  'private-address': 'This address is in a private network. Please use the calendar’s public link.',
  'too-large': TOO_LARGE,
  'too-slow': 'The calendar’s server took too long to answer. We’ll try again.',
  'too-many-redirects': 'This link keeps redirecting. Please copy it again from the calendar.',
  'not-reachable': 'We couldn’t reach the calendar’s server. Please check the link.',
};

export function problemOf(error: unknown): unknown {
  if (error instanceof GuardedFetchError) {
    const isTemporary = error.problem === 'too-slow' || error.problem === 'not-reachable';
    return new CalendarProblem(WORDS[error.problem], { isTemporary });
  }
  return error instanceof UnreadableCalendar ? new CalendarProblem(error.message) : error;
}

/** The busy times of a calendar file at an address. Unchanged files are not downloaded again. */
export async function fetchIcs(
  address: string,
  { version, ...request }: BusyRequest,
  allowedHosts: readonly string[],
): Promise<BusyAnswer> {
  try {
    const headers: Record<string, string> = { accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1' };
    if (version?.etag) headers['if-none-match'] = version.etag;
    if (version?.lastModified) headers['if-modified-since'] = version.lastModified;
    const limits = { maxBytes: calendarLimits.bytes, timeoutMs: FETCH_TIMEOUT_MS, allowedHosts };
    const answer = await guardedFetch(address, { headers, ...limits });
    if (answer.status === 304 && version) return { unchanged: true };
    if (answer.status !== 200) throw new CalendarProblem(statusWords(answer.status), { isTemporary: true });
    const spans = await readBusyOf({ files: [answer.body.toString('utf8')], ...request });
    const { etag = null, 'last-modified': lastModified = null } = answer.headers;
    return { unchanged: false, spans, version: { etag, lastModified } };
  } catch (error) {
    throw problemOf(error);
  }
}

function statusWords(status: number): string {
  if (status === 401 || status === 403) return 'This link asks for a password. Please use the calendar’s private link.';
  if (status === 404 || status === 410) return 'This link no longer works. Please copy it again from the calendar.';
  return `The calendar’s server answered with an error (${status}). We’ll try again.`;
}
