import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GOOGLE_PUSH_PATH } from '../../integrations/calendar/index.ts';
import { consume } from '../../platform/limits/throttle.ts';
import type { Services } from '../../platform/services.ts';
import { isCalendarFile } from '../bookings/index.ts';
import { type Arrival, DESK_STATE, requestDeskPermission, requestPermission, takePermission } from './connect.ts';
import { writeAppointmentFile, writeFeed } from './feed.ts';
import { writeDeskFeed } from './owners/feeds.ts';
import { takePush } from './owners/google/channel.ts';

const COOKIE = 'thyme_calendar';
const COOKIE_SECONDS = 600;
const STARTS = { max: 20, windowSeconds: 600 };
const PROFILE = '/profile/my-profile';
const SECRET = /^[\w-]{20,100}$/;

type Fields = Record<string, string | undefined>;

/** Routes for connecting a calendar, Google's change messages, the private feed, and single calendar files. */
export function calendarRoutes(scope: FastifyInstance, services: Services): void {
  scope.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  });
  scope.post(GOOGLE_PUSH_PATH, async (request, reply) => {
    const header = (name: string) => String(request.headers[`x-goog-${name}`] ?? '');
    const message = { channelId: header('channel-id'), token: header('channel-token') };
    const about = { resourceId: header('resource-id'), state: header('resource-state') };
    const isKnown = SECRET.test(message.channelId) && (await takePush(services, { ...message, ...about }));
    return isKnown ? reply.code(204).send() : reply.callNotFound();
  });
  scope.get<{ Params: { identify: string } }>('/calendar/permission/:identify', async (request, reply) => {
    const { identify } = request.params;
    const { allowed } = await consume(services, `calendar:address:${request.ip}`, STARTS);
    const isName = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(identify);
    const departure = allowed && isName ? await requestPermission(services, identify) : null;
    if (!departure) return redirectToSite(services, reply, 'failed');
    return reply.header('set-cookie', cookie(services, departure.browser)).redirect(departure.url, 303);
  });
  scope.get<{ Params: { ticket: string } }>('/calendar/desk-permission/:ticket', async (request, reply) => {
    const { ticket } = request.params;
    const { allowed } = await consume(services, `calendar:address:${request.ip}`, STARTS);
    const departure = allowed && SECRET.test(ticket) ? await requestDeskPermission(services, ticket) : null;
    if (!departure) return redirectToDesk(services, reply, 'failed');
    return reply.header('set-cookie', cookie(services, departure.browser)).redirect(departure.url, 303);
  });
  scope.get<{ Querystring: Fields }>('/calendar/callback', async (request, reply) => {
    reply.header('set-cookie', cookie(services, '', 0));
    const outcome = await arrive(services, request);
    const isDesk = request.query.state?.startsWith(DESK_STATE) ?? false;
    return isDesk ? redirectToDesk(services, reply, outcome) : redirectToSite(services, reply, outcome);
  });
  scope.get<{ Params: { secret: string } }>('/calendar/desk/:secret.ics', async (request, reply) => {
    const { secret } = request.params;
    const file = SECRET.test(secret) ? await writeDeskFeed(services, secret) : null;
    if (file === null) return reply.callNotFound();
    reply.headers({ 'cache-control': 'private, max-age=300', etag: file.etag });
    if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
    return sendFile(reply, file.text, 'thyme.ics');
  });
  scope.get<{ Params: { secret: string } }>('/calendar/feed/:secret.ics', async (request, reply) => {
    const { secret } = request.params;
    const file = SECRET.test(secret) ? await writeFeed(services, secret) : null;
    return file === null ? reply.callNotFound() : sendFile(reply, file, 'thyme.ics');
  });
  scope.get<{ Params: { business: string; appointment: string; signature: string } }>(
    '/calendar/appointments/:business/:appointment/:signature.ics',
    async (request, reply) => {
      const { business, appointment, signature } = request.params;
      const key = { businessId: Number(business), appointmentId: Number(appointment) };
      if (!isCalendarFile(services, key, signature)) return reply.callNotFound();
      return sendFile(reply, await writeAppointmentFile(services, key), 'appointment.ics');
    },
  );
}

async function arrive(services: Services, request: FastifyRequest<{ Querystring: Fields }>): Promise<Arrival> {
  const { state, code, error } = request.query;
  const browser = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{20,100})`).exec(request.headers.cookie ?? '')?.[1] ?? null;
  try {
    const known = error === undefined && code !== undefined ? code : null;
    return await takePermission(services, { state: state ?? '', code: known, browser });
  } catch (failure) {
    request.log.error({ err: failure }, 'a calendar was not connected');
    return 'failed';
  }
}

/** Redirects to the profile, which shows the result. */
function redirectToSite({ config }: Services, reply: FastifyReply, outcome: Arrival): FastifyReply {
  return reply.redirect(`${config.publicUrl}${PROFILE}?calendar=${outcome}`, 303);
}

/** The same for the desk. */
function redirectToDesk({ config }: Services, reply: FastifyReply, outcome: Arrival): FastifyReply {
  return reply.redirect(`${config.businessSiteUrl}/calendars?google=${outcome}`, 303);
}

function sendFile(reply: FastifyReply, file: string, name: string): FastifyReply {
  return reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(file);
}

function cookie({ config }: Services, value: string, seconds = COOKIE_SECONDS): string {
  const secure = config.publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${COOKIE}=${value}; Path=/calendar; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`;
}
