import { calendarLimits } from '@thyme/domain/calendars';
import {
  createAccount,
  createCalendarObject,
  type DAVAccount,
  type DAVCalendar,
  deleteCalendarObject,
  fetchCalendarObjects,
  fetchCalendars,
  getBasicAuthHeaders,
  makeCalendar,
  updateCalendarObject,
} from 'tsdav';
import { guardedFetch } from '../../platform/http/guarded-fetch.ts';
import { type BusyAnswer, type BusyRequest, CalendarProblem, type EventWriter } from './busy-calendar.ts';
import { FETCH_TIMEOUT_MS, problemOf, TOO_LARGE } from './ics/fetch-ics.ts';
import { readBusyOf } from './ics/read-busy.ts';
import { calendarFile } from './ics.ts';

export interface CalDavLogin {
  address: string;
  userName: string;
  password: string;
}

const REFUSED =
  'The user name or password was refused. For iCloud, use an app-specific password from your Apple account.';
const NO_CALENDAR = 'This server doesn’t answer as a calendar. Please check the address.';
const MOST_CALENDARS = 20;

/** Headers and a fetch with the guard against private addresses, also for redirects. */
interface Session {
  headers: Record<string, string>;
  fetch: typeof fetch;
  wasRefused(): boolean;
}

function openSession({ userName, password }: CalDavLogin, allowedHosts: readonly string[]): Session {
  let isRefused = false;
  const send: typeof fetch = async (input, init = {}) => {
    const answer = await guardedFetch(input instanceof Request ? input.url : String(input), {
      method: init.method ?? 'GET',
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(typeof init.body === 'string' ? { body: init.body } : {}),
      followsRedirects: init.redirect !== 'manual',
      maxBytes: calendarLimits.bytes,
      timeoutMs: FETCH_TIMEOUT_MS,
      allowedHosts,
    });
    if (answer.status === 401) isRefused = true;
    const isEmpty = [204, 205, 304].includes(answer.status);
    // The body is already decompressed.
    const { 'content-encoding': _, 'content-length': __, ...headers } = answer.headers;
    const response = new Response(isEmpty ? null : new Uint8Array(answer.body), { status: answer.status, headers });
    Object.defineProperty(response, 'url', { value: answer.url });
    return response;
  };
  const headers = getBasicAuthHeaders({ username: userName, password });
  return { headers: { ...headers } as Record<string, string>, fetch: send, wasRefused: () => isRefused };
}

/** Turns errors into messages for the owner. */
async function inSession<Result>(
  login: CalDavLogin,
  allowedHosts: readonly string[],
  work: (session: Session) => Promise<Result>,
): Promise<Result> {
  const session = openSession(login, allowedHosts);
  try {
    return await work(session);
  } catch (error) {
    const known = problemOf(error);
    if (known instanceof CalendarProblem) throw known;
    if (session.wasRefused()) throw new CalendarProblem(REFUSED);
    throw new CalendarProblem(NO_CALENDAR, { isTemporary: true });
  }
}

async function listCalendars(login: CalDavLogin, { headers, fetch }: Session) {
  const credentials = { username: login.userName, password: login.password };
  const account: DAVAccount = await createAccount({
    account: { serverUrl: login.address, accountType: 'caldav', credentials },
    headers,
    fetch,
  });
  const calendars = await fetchCalendars({ account, headers, fetch });
  return { account, calendars: calendars.filter(hasEvents) };
}

const hasEvents = ({ components }: DAVCalendar) => !components || components.includes('VEVENT');
const withSlash = (url: string) => url.replace(/\/*$/, '/');

/** The busy times of all calendars of an account except our own. */
export function readCalDav(
  login: CalDavLogin,
  { version, ...request }: BusyRequest,
  { outCalendar, allowedHosts }: { outCalendar: string | null; allowedHosts: readonly string[] },
): Promise<BusyAnswer> {
  return inSession(login, allowedHosts, async (session) => {
    const { calendars } = await listCalendars(login, session);
    const read = calendars.filter(({ url }) => outCalendar === null || withSlash(url) !== withSlash(outCalendar));
    if (read.length > MOST_CALENDARS)
      throw new CalendarProblem(`This account has more than ${MOST_CALENDARS} calendars.`);
    const tags = read.map(({ url, ctag, syncToken }) => [url, ctag ?? syncToken ?? null]);
    const etag = tags.every(([, tag]) => tag !== null) ? JSON.stringify(tags) : null;
    if (version && etag !== null && etag === version.etag) return { unchanged: true };
    const files = await listFiles(session, read, request);
    return { unchanged: false, spans: await readBusyOf({ files, ...request }), version: { etag, lastModified: null } };
  });
}

async function listFiles(
  { headers, fetch }: Session,
  calendars: readonly DAVCalendar[],
  { window }: Pick<BusyRequest, 'window'>,
): Promise<string[]> {
  const iso = (at: number) => new Date(at * 1000).toISOString();
  const timeRange = { start: iso(window.from), end: iso(window.to) };
  const files: string[] = [];
  let size = 0;
  for (const calendar of calendars)
    for (const { data } of await fetchCalendarObjects({ calendar, timeRange, headers, fetch })) {
      if (typeof data !== 'string' || data === '') continue;
      size += data.length;
      if (size > calendarLimits.bytes) throw new CalendarProblem(TOO_LARGE);
      files.push(data);
    }
  return files;
}

/** Our own calendar in an account, created if it is missing. */
export function openOutCalendar(login: CalDavLogin, name: string, allowedHosts: readonly string[]): Promise<string> {
  return inSession(login, allowedHosts, async (session) => {
    const { account, calendars } = await listCalendars(login, session);
    const found = calendars.find(({ url }) => withSlash(url).endsWith(`/${name}/`));
    if (found) return found.url;
    const url = new URL(`${name}/`, withSlash(account.homeUrl ?? login.address)).href;
    const { headers, fetch } = session;
    const [made] = await makeCalendar({ url, props: { displayname: 'Thyme' }, headers, fetch });
    if (!made?.ok)
      throw new CalendarProblem(
        'We couldn’t create a calendar for your appointments there. Busy times are still read.',
      );
    return url;
  });
}

/** Writes into our own calendar of an account. An event's address is derived from its key, so it exists once. */
export function calDavWriter(login: CalDavLogin, outCalendar: string, allowedHosts: readonly string[]): EventWriter {
  const calendar = { url: withSlash(outCalendar) };
  const objectOf = (key: string) => ({ url: new URL(`${key}.ics`, calendar.url).href, etag: '' });
  return {
    put: (key, entry) =>
      inSession(login, allowedHosts, async ({ headers, fetch }) => {
        const iCalString = calendarFile({ method: null, madeAt: entry.stamp ?? 0, entries: [entry] });
        const made = await createCalendarObject({ calendar, filename: `${key}.ics`, iCalString, headers, fetch });
        // 412: it already exists, written before or by a request whose response was lost.
        if (made.status !== 412) return checkTaken(made);
        const calendarObject = { ...objectOf(key), data: iCalString };
        return checkTaken(await updateCalendarObject({ calendarObject, headers, fetch }));
      }),
    remove: (key) =>
      inSession(login, allowedHosts, async ({ headers, fetch }) => {
        const gone = await deleteCalendarObject({ calendarObject: objectOf(key), headers, fetch });
        if (gone.status !== 404 && gone.status !== 410) checkTaken(gone);
      }),
  };
}

function checkTaken({ status }: Response): void {
  if (status === 401) throw new CalendarProblem(REFUSED);
  if (status >= 300)
    throw new CalendarProblem(`The calendar’s server didn’t accept an appointment (${status}). We’ll try again.`, {
      isTemporary: true,
    });
}
