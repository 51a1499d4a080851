import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hashToken, randomToken } from '../../../platform/crypto/ids.ts';
import { nonceOf } from '../../../platform/http/security-headers.ts';
import type { Services } from '../../../platform/services.ts';
import { DEMO_CALENDAR_PATH as PATH } from './endpoints.ts';
import { consentPage } from './pages.ts';
import { deleteOfAccount, findRecord, listEvents, saveRecord, takeRecord } from './records.ts';

const CODE_SECONDS = 300;
const TOKEN_SECONDS = 3_600;
const EMAIL = 'demo@calendar.example';

type Fields = Record<string, string | undefined>;
type EventRoute = { Params: { id: string }; Body: Record<string, unknown> };

const keyOf = (secret: string) => hashToken(secret).toString('hex');

/** A small calendar with Google's API, for demos and tests. Only registered for demos. */
export function demoCalendarRoutes(scope: FastifyInstance, services: Services): void {
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  scope.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  permissionRoutes(scope, services);
  eventRoutes(scope, services);
}

/** Redirects only to our own callback. */
const isOwn = ({ config }: Services, uri: string | undefined) => uri === `${config.publicUrl}/calendar/callback`;

function permissionRoutes(scope: FastifyInstance, services: Services): void {
  const { db, clock } = services;
  scope.get<{ Querystring: Fields }>(`${PATH}/authorize`, async (request, reply) => {
    if (!isOwn(services, request.query.redirect_uri)) return reply.code(400).send({ error: 'redirect_uri_mismatch' });
    return page(reply, consentPage({ query: request.query, nonce: nonceOf(reply.raw) }));
  });
  scope.post<{ Body: Fields }>(`${PATH}/authorize`, async (request, reply) => {
    const { redirect_uri: back, state = '', code_challenge: challenge = '', answer } = request.body;
    if (back === undefined || !isOwn(services, back)) return reply.code(400).send({ error: 'redirect_uri_mismatch' });
    if (answer !== 'allow')
      return reply.redirect(`${back}?${new URLSearchParams({ error: 'access_denied', state })}`, 303);
    const code = randomToken();
    const payload = { challenge, account: randomToken(12) };
    await saveRecord(db, { kind: 'calendar-code', id: keyOf(code), payload, expiresAt: clock.now() + CODE_SECONDS });
    return reply.redirect(`${back}?${new URLSearchParams({ code, state })}`, 303);
  });
  scope.post<{ Body: Fields }>(`${PATH}/token`, async (request, reply) => {
    const account = await accountFor(services, request.body);
    if (account === null) return reply.code(400).send({ error: 'invalid_grant' });
    const accessToken = randomToken();
    const token = { kind: 'calendar-token' as const, id: keyOf(accessToken), payload: { account, use: 'access' } };
    await saveRecord(db, { ...token, expiresAt: clock.now() + TOKEN_SECONDS });
    const refresh = request.body.grant_type === 'refresh_token' ? {} : { refresh_token: await newRefresh(db, account) };
    const claims = Buffer.from(JSON.stringify({ email: EMAIL, sub: account })).toString('base64url');
    return { access_token: accessToken, expires_in: TOKEN_SECONDS, ...refresh, id_token: `e30.${claims}.` };
  });
  scope.post<{ Querystring: Fields }>(`${PATH}/revoke`, async (request, reply) => {
    const known = await findRecord(db, 'calendar-token', keyOf(request.query.token ?? ''));
    if (!known) return reply.code(400).send({ error: 'invalid_token' });
    await deleteOfAccount(db, 'calendar-token', String(known.account));
    return {};
  });
}

async function newRefresh(db: Services['db'], account: string): Promise<string> {
  const token = randomToken();
  await saveRecord(db, { kind: 'calendar-token', id: keyOf(token), payload: { account, use: 'refresh' } });
  return token;
}

/** The account of a code with its verifier, or of a refresh token. */
async function accountFor({ db }: Services, fields: Fields): Promise<string | null> {
  if (fields.grant_type === 'refresh_token') {
    const known = await findRecord(db, 'calendar-token', keyOf(fields.refresh_token ?? ''));
    return known?.use === 'refresh' ? String(known.account) : null;
  }
  const known = await takeRecord(db, 'calendar-code', keyOf(fields.code ?? ''));
  const challenge = createHash('sha256')
    .update(fields.code_verifier ?? '')
    .digest('base64url');
  return known && known.challenge === challenge ? String(known.account) : null;
}

function eventRoutes(scope: FastifyInstance, services: Services): void {
  const { db } = services;
  const events = `${PATH}/calendar/v3/calendars/:calendar/events`;
  const idOf = (account: string, id: string) => `${account}:${id}`;
  scope.post<EventRoute>(events, async (request, reply) => {
    const account = await accountOf(services, request);
    if (account === null) return reply.code(401).send({ error: 'unauthorized' });
    const id = idOf(account, String(request.body.id));
    if (await findRecord(db, 'calendar-event', id)) return reply.code(409).send({ error: 'duplicate' });
    await saveRecord(db, { kind: 'calendar-event', id, payload: { account, event: request.body } });
    return request.body;
  });
  scope.put<EventRoute>(`${events}/:id`, async (request, reply) => {
    const account = await accountOf(services, request);
    if (account === null) return reply.code(401).send({ error: 'unauthorized' });
    const id = idOf(account, request.params.id);
    if (!(await findRecord(db, 'calendar-event', id))) return reply.code(404).send({ error: 'notFound' });
    await saveRecord(db, { kind: 'calendar-event', id, payload: { account, event: request.body } });
    return request.body;
  });
  scope.delete<EventRoute>(`${events}/:id`, async (request, reply) => {
    const account = await accountOf(services, request);
    if (account === null) return reply.code(401).send({ error: 'unauthorized' });
    const gone = await takeRecord(db, 'calendar-event', idOf(account, request.params.id));
    return reply.code(gone ? 204 : 410).send();
  });
  scope.get<EventRoute>(events, async (request, reply) => {
    const account = await accountOf(services, request);
    if (account === null) return reply.code(401).send({ error: 'unauthorized' });
    return { items: (await listEvents(db, account)).map(({ event }) => event) };
  });
}

async function accountOf({ db }: Services, request: FastifyRequest): Promise<string | null> {
  const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  const known = token === undefined ? null : await findRecord(db, 'calendar-token', keyOf(token));
  return known?.use === 'access' ? String(known.account) : null;
}

function page(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(html);
}
