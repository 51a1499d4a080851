import { createHash } from 'node:crypto';
import type { calendar_v3 } from '@googleapis/calendar';
import { z } from 'zod';
import type { CalendarPort } from '../calendar-port.ts';
import type { CalendarEntry } from '../ics.ts';
import { callGoogle, callOptions, type GoogleOptions, GoogleRefusal, openAuth, openCalendar } from './google-client.ts';
import { readEvents } from './read-events.ts';

const SCOPE = 'openid email https://www.googleapis.com/auth/calendar.events';

const granted = z.object({
  access_token: z.string(),
  refresh_token: z.string().nullish(),
  id_token: z.string().nullish(),
  expiry_date: z.number(),
});

/** Google Calendar through its SDK. https://developers.google.com/workspace/calendar/api/v3/reference */
export function googleCalendar(options: GoogleOptions): CalendarPort {
  return {
    name: 'google',
    pushAddress: options.pushAddress,
    ...permission(options),
    ...writing(options),
    ...reading(options),
  };
}

type Part<Names extends keyof CalendarPort> = Pick<CalendarPort, Names>;

function permission(options: GoogleOptions): Part<'permissionUrl' | 'exchange' | 'refresh' | 'revoke'> {
  return {
    permissionUrl: async ({ state, codeVerifier }) => {
      const client = await openAuth(options);
      const challenge = createHash('sha256').update(codeVerifier).digest('base64url');
      // The method's name is an enum of a package that the SDK does not re-export.
      const parameters = { scope: SCOPE, state, code_challenge: challenge, code_challenge_method: 'S256' as never };
      // Without both, Google returns no refresh token to a guest who has given consent before.
      return client.generateAuthUrl({ ...parameters, access_type: 'offline', prompt: 'consent' });
    },
    exchange: async (code, codeVerifier, now) => {
      const client = await openAuth(options);
      const { tokens } = await callGoogle(() => client.getToken({ code, codeVerifier }));
      const given = granted.parse(tokens);
      return {
        accessToken: given.access_token,
        refreshToken: given.refresh_token ?? null,
        expiresAt: expiryOf(given.expiry_date, now),
        accountEmail: emailOf(given.id_token ?? undefined),
      };
    },
    refresh: async (refreshToken, now) => {
      const client = await openAuth(options);
      client.setCredentials({ refresh_token: refreshToken });
      const { credentials } = await callGoogle(() => client.refreshAccessToken());
      const given = granted.parse(credentials);
      return { accessToken: given.access_token, expiresAt: expiryOf(given.expiry_date, now) };
    },
    revoke: async (token) => {
      const client = await openAuth(options);
      // 400: the token was no longer valid, which is the goal.
      await unless([400], () => client.revokeToken(token));
    },
  };
}

function writing(options: GoogleOptions): Part<'put' | 'remove'> {
  return {
    /** Updates the event or inserts it; updating a deleted id restores it. */
    put: async (accessToken, calendarId, eventId, entry) => {
      const { events } = await openCalendar(options, accessToken);
      const requestBody = { id: eventId, ...eventOf(entry) };
      const update = () => events.update({ calendarId, eventId, requestBody }, callOptions(options));
      if (await unless([404], update)) return;
      if (await unless([409], () => events.insert({ calendarId, requestBody }, callOptions(options)))) return;
      await callGoogle(update);
    },
    remove: async (accessToken, calendarId, eventId) => {
      const { events } = await openCalendar(options, accessToken);
      await unless([404, 410], () => events.delete({ calendarId, eventId }, callOptions(options)));
    },
  };
}

function reading(options: GoogleOptions): Part<'readEvents' | 'watch' | 'stopWatch'> {
  return {
    readEvents: async (accessToken, calendarId, look) => {
      const { events } = await openCalendar(options, accessToken);
      return readEvents(look, async (query) => {
        const { data } = await callGoogle(() => events.list({ calendarId, ...query }, callOptions(options)));
        return data;
      });
    },
    watch: async (accessToken, calendarId, { id, token, address, expiresAt }) => {
      const { events } = await openCalendar(options, accessToken);
      const requestBody = { id, token, address, type: 'web_hook', expiration: String(expiresAt * 1000) };
      const { data } = await callGoogle(() => events.watch({ calendarId, requestBody }, callOptions(options)));
      const until = Number(data.expiration) / 1000;
      return { resourceId: data.resourceId ?? '', expiresAt: until > 0 ? Math.floor(until) : expiresAt };
    },
    stopWatch: async (accessToken, { id, resourceId }) => {
      const { channels } = await openCalendar(options, accessToken);
      await unless([404], () => channels.stop({ requestBody: { id, resourceId } }, callOptions(options)));
    },
  };
}

/** Whether Google succeeded; false for one of these refusals. */
async function unless(statuses: readonly number[], work: () => Promise<unknown>): Promise<boolean> {
  try {
    await callGoogle(work);
    return true;
  } catch (error) {
    if (error instanceof GoogleRefusal && statuses.includes(error.status)) return false;
    throw error;
  }
}

function eventOf(entry: CalendarEntry): calendar_v3.Schema$Event {
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

/** The SDK turns a token's lifetime into an instant of the machine's clock, which may differ from ours. */
const expiryOf = (expiryDate: number, now: number) => now + Math.round((expiryDate - Date.now()) / 1000);

/** The token came directly from the provider over TLS, so its signature need not be verified. */
function emailOf(idToken: string | undefined): string | null {
  const payload = idToken?.split('.')[1];
  if (payload === undefined) return null;
  const claims = z.object({ email: z.email() }).safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return claims.success ? claims.data.email : null;
}
