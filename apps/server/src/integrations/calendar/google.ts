import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type CalendarPort, PermissionGone } from './calendar-port.ts';
import { busyOfGoogle } from './google-busy.ts';
import type { CalendarEntry } from './ics.ts';

export interface GoogleEndpoints {
  /** The authorization page for browsers. */
  authorize: string;
  token: string;
  revoke: string;
  /** The Calendar API, version 3. */
  api: string;
}

export const GOOGLE: GoogleEndpoints = {
  authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
  token: 'https://oauth2.googleapis.com/token',
  revoke: 'https://oauth2.googleapis.com/revoke',
  api: 'https://www.googleapis.com/calendar/v3',
};

export interface GoogleOptions {
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  endpoints(): GoogleEndpoints;
}

const SCOPE = 'openid email https://www.googleapis.com/auth/calendar.events';
const TIMEOUT_MS = 10_000;

const tokens = z.object({
  access_token: z.string(),
  refresh_token: z.string().optional(),
  expires_in: z.number(),
  id_token: z.string().optional(),
});

/** https://developers.google.com/identity/protocols/oauth2/web-server and …/calendar/api/v3/reference/events */
export function googleCalendar(options: GoogleOptions): CalendarPort {
  const { clientId, clientSecret, redirectUri, endpoints } = options;
  const requestTokens = async (fields: Record<string, string>) => {
    const form = { client_id: clientId, client_secret: clientSecret, ...fields };
    const response = await send(endpoints().token, { method: 'POST', body: new URLSearchParams(form) });
    if (response.status === 400 || response.status === 401) throw new PermissionGone(await reasonOf(response));
    return tokens.parse(await readOk(response));
  };
  return {
    name: 'google',
    permissionUrl: async ({ state, codeVerifier }) => {
      const challenge = createHash('sha256').update(codeVerifier).digest('base64url');
      const query = new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: SCOPE,
        // Without both, Google returns no refresh token to a guest who has given consent before.
        access_type: 'offline',
        prompt: 'consent',
        state,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      });
      return `${endpoints().authorize}?${query}`;
    },
    exchange: async (code, codeVerifier, now) => {
      const fields = { grant_type: 'authorization_code', code, code_verifier: codeVerifier, redirect_uri: redirectUri };
      const answer = await requestTokens(fields);
      return {
        accessToken: answer.access_token,
        refreshToken: answer.refresh_token ?? null,
        expiresAt: now + answer.expires_in,
        accountEmail: emailOf(answer.id_token),
      };
    },
    refresh: async (refreshToken, now) => {
      const answer = await requestTokens({ grant_type: 'refresh_token', refresh_token: refreshToken });
      return { accessToken: answer.access_token, expiresAt: now + answer.expires_in };
    },
    put: (accessToken, calendarId, eventId, entry) =>
      putEvent(eventsUrl(endpoints().api, calendarId), accessToken, eventId, entry),
    remove: async (accessToken, calendarId, eventId) => {
      const url = `${eventsUrl(endpoints().api, calendarId)}/${eventId}`;
      const response = await send(url, { method: 'DELETE', headers: bearer(accessToken) });
      if (response.status !== 404 && response.status !== 410) await checkOk(response);
    },
    listBusy: (accessToken, calendarId, look) =>
      busyOfGoogle(look, async (query) =>
        readOk(await send(`${eventsUrl(endpoints().api, calendarId)}?${query}`, { headers: bearer(accessToken) })),
      ),
    revoke: async (token) => {
      const response = await send(endpoints().revoke, { method: 'POST', body: new URLSearchParams({ token }) });
      // 400: the token was no longer valid, which is the goal.
      if (response.status !== 400) await checkOk(response);
    },
  };
}

const eventsUrl = (api: string, calendarId: string) => `${api}/calendars/${encodeURIComponent(calendarId)}/events`;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const send = (url: string, init: RequestInit) => fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });

/** Updates the event or inserts it; updating a deleted id restores it. */
async function putEvent(url: string, accessToken: string, eventId: string, entry: CalendarEntry): Promise<void> {
  const headers = { ...bearer(accessToken), 'content-type': 'application/json' };
  const body = JSON.stringify({ id: eventId, ...eventOf(entry) });
  const change = () => send(`${url}/${eventId}`, { method: 'PUT', headers, body });
  const changed = await change();
  if (changed.status !== 404) return checkOk(changed);
  const added = await send(url, { method: 'POST', headers, body });
  return checkOk(added.status === 409 ? await change() : added);
}

function eventOf(entry: CalendarEntry) {
  const at = (instant: number) => ({ dateTime: new Date(instant * 1000).toISOString() });
  return {
    summary: entry.summary,
    description: entry.description,
    location: entry.location,
    start: at(entry.startsAt),
    end: at(entry.endsAt),
    status: entry.status.toLowerCase(),
    source: { title: 'Thyme', url: entry.url },
  };
}

async function readOk(response: Response): Promise<unknown> {
  if (response.status === 401) throw new PermissionGone(await reasonOf(response));
  if (!response.ok) throw new Error(await reasonOf(response));
  return response.json();
}

async function checkOk(response: Response): Promise<void> {
  if (response.status === 401) throw new PermissionGone(await reasonOf(response));
  if (!response.ok) throw new Error(await reasonOf(response));
  await response.arrayBuffer();
}

async function reasonOf(response: Response): Promise<string> {
  const text = (await response.text()).slice(0, 300);
  return `${new URL(response.url).host} answered ${response.status}: ${text}`;
}

/** The token came directly from the provider over TLS, so its signature need not be verified. */
function emailOf(idToken: string | undefined): string | null {
  const payload = idToken?.split('.')[1];
  if (payload === undefined) return null;
  const claims = z.object({ email: z.email() }).safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return claims.success ? claims.data.email : null;
}
