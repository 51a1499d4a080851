import type { MethodOptions } from '@googleapis/calendar';
import { z } from 'zod';
import { CalendarProblem } from '../busy-calendar.ts';
import { PermissionGone } from '../calendar-port.ts';

export interface GoogleEndpoints {
  /** The authorization page for browsers. */
  authorize: string;
  token: string;
  revoke: string;
  /** The base URL of the Calendar API. */
  root: string;
}

export const GOOGLE: GoogleEndpoints = {
  authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
  token: 'https://oauth2.googleapis.com/token',
  revoke: 'https://oauth2.googleapis.com/revoke',
  root: 'https://www.googleapis.com/',
};

export interface GoogleOptions {
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  /** The URL for change messages; null if Google cannot reach this server. */
  pushAddress: string | null;
  endpoints(): GoogleEndpoints;
}

const TIMEOUT_MS = 10_000;

/** Loaded on the first request: installations without Google do not pay for the SDK's load time and memory. */
const loadSdk = () => import('@googleapis/calendar');

/** A client for permissions, or with a token for one account's calendar. */
export async function openAuth(options: GoogleOptions, accessToken?: string) {
  const { auth } = await loadSdk();
  const { authorize, token, revoke } = options.endpoints();
  const client = new auth.OAuth2({
    clientId: options.clientId,
    clientSecret: options.clientSecret,
    redirectUri: options.redirectUri,
    endpoints: { oauth2AuthBaseUrl: authorize, oauth2TokenUrl: token, oauth2RevokeUrl: revoke },
    transporterOptions: { timeout: TIMEOUT_MS },
  });
  if (accessToken !== undefined) client.setCredentials({ access_token: accessToken });
  return client;
}

export async function openCalendar(options: GoogleOptions, accessToken: string) {
  const { calendar } = await loadSdk();
  return calendar({ version: 'v3', auth: await openAuth(options, accessToken) });
}

/** Created per call, because the SDK modifies its retry settings. Rate limits are not retried at once, see `callGoogle`. */
export function callOptions(options: GoogleOptions): MethodOptions {
  return {
    rootUrl: options.endpoints().root,
    timeout: TIMEOUT_MS,
    retryConfig: {
      retry: 2,
      noResponseRetries: 1,
      statusCodesToRetry: [
        [408, 408],
        [500, 599],
      ],
    },
  };
}

/** A refusal by Google that is neither about the permission nor a rate limit. */
export class GoogleRefusal extends Error {
  override readonly name = 'GoogleRefusal';
  readonly status: number;
  constructor(status: number, reason: string) {
    super(`Google answered ${status}: ${reason}`.slice(0, 300));
    this.status = status;
  }
}

interface ResponseHeaders {
  get(name: string): string | null;
}

const failure = z.object({
  response: z.object({ status: z.number(), headers: z.custom<ResponseHeaders>(), data: z.unknown() }),
});
/** https://developers.google.com/workspace/calendar/api/guides/errors */
const apiError = z.object({
  error: z.object({
    message: z.string().default(''),
    errors: z.array(z.object({ reason: z.string().default('') })).default([]),
  }),
});
/** RFC 6749 §5.2 */
const oauthError = z.object({ error: z.string() });

const LIMITS = ['rateLimitExceeded', 'userRateLimitExceeded', 'quotaExceeded', 'calendarUsageLimitsExceeded'];
const NOT_ALLOWED = ['insufficientPermissions', 'forbidden', 'authError'];

/** The SDK's errors contain the whole request: they are replaced by ours, with what the caller or the owner can act on. */
export async function callGoogle<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const known = failure.safeParse(error);
    if (!known.success)
      throw new Error(`Google could not be reached: ${error instanceof Error ? error.message : error}`);
    throw refusalOf(known.data.response);
  }
}

function refusalOf({ status, headers, data }: z.infer<typeof failure>['response']): Error {
  const oauth = oauthError.safeParse(data);
  const api = apiError.safeParse(data);
  const reason = oauth.data?.error ?? api.data?.error.errors[0]?.reason ?? '';
  if (reason === 'invalid_grant' || status === 401 || (status === 403 && NOT_ALLOWED.includes(reason)))
    return new PermissionGone(`Google answered ${status}: ${reason}`);
  if (status === 429 || (status === 403 && LIMITS.includes(reason)))
    return new CalendarProblem('Google asked us to wait a little. We’ll check again soon.', {
      isTemporary: true,
      waitSeconds: Number(headers.get('retry-after')) || 0,
    });
  return new GoogleRefusal(status, `${reason} ${api.data?.error.message ?? ''}`.trim());
}
