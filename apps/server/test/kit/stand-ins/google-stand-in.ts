import { type SILENCE, type StandIn, type StandInAnswer, type StandInRequest, startStandIn } from './stand-in.ts';

export interface GoogleEvent {
  id: string;
  status?: string;
  transparency?: string;
  summary?: string;
  start?: { dateTime?: string; date?: string };
  end?: { dateTime?: string; date?: string };
}

export interface GoogleChannel {
  id: string;
  resourceId: string;
  token: string;
  address: string;
  expiration: number;
}

export interface GoogleStandIn extends StandIn {
  /** As its owner sees it, including deleted ones. */
  events: Map<string, GoogleEvent>;
  channels: Map<string, GoogleChannel>;
  /** Stores an event as its owner would. */
  write(event: GoogleEvent): void;
  /** Events per page. */
  pageSize: number;
  /** Invalidates the sync tokens, as Google does after some weeks. */
  expireSyncTokens(): void;
  /** The owner revokes the permission. */
  revoked: boolean;
  /** Responses to the next requests to the calendar. */
  next: (StandInAnswer | typeof SILENCE)[];
  /** The messages that Google sends through a channel, in order. */
  message(channel: GoogleChannel, state: 'sync' | 'exists'): RequestInit;
}

const ROOT = '/demo-calendar';
const EVENTS = `${ROOT}/calendar/v3/calendars/primary/events`;

/** Google's format of an error. https://developers.google.com/workspace/calendar/api/guides/errors */
export const googleError = (code: number, reason: string, headers: Record<string, string> = {}): StandInAnswer => ({
  status: code,
  headers,
  body: { error: { code, message: reason, errors: [{ domain: 'global', reason, message: reason }] } },
});

interface Calendar {
  events: Map<string, GoogleEvent>;
  /** When each event changed, as a sequence number. */
  changedAt: Map<string, number>;
  now: number;
  oldest: number;
}

/** Google's Calendar API over HTTP: events with sync tokens and pages, channels, tokens and their expiry. */
export async function googleStandIn(): Promise<GoogleStandIn> {
  const calendar: Calendar = { events: new Map(), changedAt: new Map(), now: 1, oldest: 0 };
  const channels = new Map<string, GoogleChannel>();
  const state = { pageSize: 250, revoked: false, next: [] as (StandInAnswer | typeof SILENCE)[] };
  const write = (event: GoogleEvent) => {
    calendar.events.set(event.id, event);
    calendar.now += 1;
    calendar.changedAt.set(event.id, calendar.now);
  };

  const answer = (request: StandInRequest): StandInAnswer | typeof SILENCE => {
    const { pathname, searchParams } = new URL(request.path, 'http://google.test');
    if (pathname === `${ROOT}/token`) return token(new URLSearchParams(request.body), state.revoked);
    if (pathname === `${ROOT}/revoke`) return { status: 200, body: {} };
    const given = state.next.shift();
    if (given !== undefined) return given;
    if (state.revoked || !request.headers.authorization?.startsWith('Bearer access-'))
      return googleError(401, 'authError');
    if (pathname === `${ROOT}/calendar/v3/channels/stop`) return stop(channels, JSON.parse(request.body));
    if (pathname === `${EVENTS}/watch`) return watch(channels, JSON.parse(request.body));
    if (pathname === EVENTS && request.method === 'GET') return list(calendar, searchParams, state.pageSize);
    return change(calendar, write, { ...request, id: decodeURIComponent(pathname.slice(EVENTS.length + 1)) });
  };

  let messages = 0;
  const standIn = await startStandIn(answer);
  return Object.assign(state, standIn, {
    events: calendar.events,
    channels,
    write,
    expireSyncTokens: () => {
      calendar.oldest = calendar.now + 1;
    },
    message: ({ id, token: secret, resourceId }: GoogleChannel, resourceState: string): RequestInit => {
      messages += 1;
      const headers = {
        'x-goog-channel-id': id,
        'x-goog-channel-token': secret,
        'x-goog-resource-id': resourceId,
        'x-goog-resource-state': resourceState,
        'x-goog-message-number': String(messages),
      };
      return { method: 'POST', headers };
    },
  });
}

let issued = 0;

function token(form: URLSearchParams, isRevoked: boolean): StandInAnswer {
  const isRefresh = form.get('grant_type') === 'refresh_token';
  if (isRevoked || (isRefresh && form.get('refresh_token') !== 'refresh-1'))
    return { status: 400, body: { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' } };
  issued += 1;
  const claims = Buffer.from(JSON.stringify({ email: 'tom@gmail.example' })).toString('base64url');
  const first = isRefresh ? {} : { refresh_token: 'refresh-1', id_token: `e30.${claims}.` };
  return { status: 200, body: { access_token: `access-${issued}`, expires_in: 3_600, token_type: 'Bearer', ...first } };
}

const timeOf = (moment: GoogleEvent['start']) => Date.parse(moment?.dateTime ?? moment?.date ?? '');

/** A sync token requires the parameters of the first read, and only the last page has the next one. */
function list({ events, changedAt, now, oldest }: Calendar, query: URLSearchParams, pageSize: number): StandInAnswer {
  const since = query.get('syncToken');
  if (since !== null && (query.has('timeMin') || query.has('timeMax')))
    return googleError(400, 'syncTokenWithRequestRestrictions');
  if (since !== null && Number(since.slice(5)) < oldest) return googleError(410, 'fullSyncRequired');
  const isWanted = (event: GoogleEvent) =>
    since === null
      ? event.status !== 'cancelled' &&
        timeOf(event.end) > Date.parse(query.get('timeMin') ?? '') &&
        timeOf(event.start) < Date.parse(query.get('timeMax') ?? '')
      : (changedAt.get(event.id) ?? 0) > Number(since.slice(5));
  const found = [...events.values()].filter(isWanted);
  const from = Number(query.get('pageToken') ?? 0);
  const items = found
    .slice(from, from + pageSize)
    .map((event) => (event.status === 'cancelled' ? { id: event.id, status: event.status } : event));
  const next =
    from + pageSize < found.length ? { nextPageToken: String(from + pageSize) } : { nextSyncToken: `sync-${now}` };
  return { status: 200, body: { kind: 'calendar#events', items, ...next } };
}

function change(
  { events }: Calendar,
  write: (event: GoogleEvent) => void,
  { method, body, id }: StandInRequest & { id: string },
): StandInAnswer {
  const known = events.get(id);
  if (method === 'DELETE') {
    if (!known || known.status === 'cancelled') return googleError(known ? 410 : 404, known ? 'deleted' : 'notFound');
    write({ ...known, status: 'cancelled' });
    return { status: 200, body: {} };
  }
  const event = JSON.parse(body) as GoogleEvent;
  if (method === 'POST' && events.has(event.id)) return googleError(409, 'duplicate');
  if (method === 'PUT' && !known) return googleError(404, 'notFound');
  write(event);
  return { status: 200, body: event };
}

function watch(channels: Map<string, GoogleChannel>, wanted: GoogleChannel & { type: string }): StandInAnswer {
  const { id, token: secret, address, type } = wanted;
  if (type !== 'web_hook' || !address.startsWith('https://')) return googleError(400, 'push.webhookUrlNotHttps');
  if (!/^[\w\-+/=]{1,64}$/.test(id) || channels.has(id)) return googleError(400, 'channelIdNotUnique');
  const channel = { id, resourceId: 'primary-1', token: secret, address, expiration: Number(wanted.expiration) };
  channels.set(id, channel);
  const body = { kind: 'api#channel', ...channel, expiration: String(channel.expiration) };
  return { status: 200, body };
}

function stop(channels: Map<string, GoogleChannel>, { id, resourceId }: GoogleChannel): StandInAnswer {
  const known = channels.get(id);
  if (known?.resourceId !== resourceId) return googleError(404, 'channelNotFound');
  channels.delete(id);
  return { status: 200, body: {} };
}
