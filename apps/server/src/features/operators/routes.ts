import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { nonceOf } from '../../platform/http/security-headers.ts';
import type { Services } from '../../platform/services.ts';
import { isSameOrigin, sessionCookie, tokenOf } from './cookie.ts';
import { demoCode } from './demo-operator.ts';
import { viewHealth } from './health.ts';
import { sendAgain, viewComplaints, viewLog, viewMails } from './operator-mails.ts';
import { decideMessages, viewMessageReports } from './operator-messages.ts';
import { decide, viewReports } from './operator-reviews.ts';
import { viewShops } from './operator-shops.ts';
import { complaintsPage } from './pages/complaints-page.ts';
import { healthPage } from './pages/health-page.ts';
import { codePage, logInPage } from './pages/log-in-page.ts';
import { logPage } from './pages/log-page.ts';
import { mailsPage } from './pages/mails-page.ts';
import { messageReportsPage } from './pages/message-reports-page.ts';
import { reportsPage } from './pages/reports-page.ts';
import { shopsPage } from './pages/shops-page.ts';
import { logIn, logOut, type Operator, operatorOf } from './sessions.ts';

const text = (most: number) => z.string().max(most).catch('');
const credentials = z.object({ email: text(254), password: text(200), code: text(20) });
const listQuery = z.object({
  list: z.enum(['failed', 'waiting']).catch('failed'),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
  sent: z.coerce.number().int().min(0).max(10_000_000).optional().catch(undefined),
});

const reportQuery = z.object({
  list: z.enum(['open', 'decided']).catch('open'),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
  done: z
    .enum(['0', '1'])
    .transform((value) => value === '1')
    .optional()
    .catch(undefined),
});
const decisionForm = z.object({
  id: z.coerce.number().int().positive().max(2_147_483_647),
  decision: z.enum(['stays', 'hidden']),
});

const messageDecisionForm = decisionForm.extend({ decision: z.enum(['stays', 'closed']) });

const shopQuery = z.object({
  q: text(100).transform((typed) => typed.trim()),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
});

type Handler = (operator: Operator, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
type Guarded = (handler: Handler) => (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** The operator's pages: plain HTML with a separate session, apart from the API of guests and shops. */
export function operatorRoutes(scope: FastifyInstance, services: Services): void {
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  scope.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-frame-options': 'DENY' });
    if (request.method === 'POST' && !isSameOrigin(request)) return reply.code(403).send('Forbidden');
  });
  logInRoutes(scope, services);

  const guarded: Guarded = (handler) => async (request, reply) => {
    const operator = await operatorOf(services, tokenOf(request));
    return operator ? handler(operator, request, reply) : reply.redirect('/operator/login', 303);
  };
  scope.get('/operator', async (_request, reply) => reply.redirect('/operator/mails', 303));
  mailRoutes(scope, services, guarded);
  reviewRoutes(scope, services, guarded);
  messageRoutes(scope, services, guarded);
  overviewRoutes(scope, services, guarded);
}

const html = (reply: FastifyReply, page: string) => reply.type('text/html; charset=utf-8').send(page);

function mailRoutes(scope: FastifyInstance, services: Services, guarded: Guarded): void {
  scope.get(
    '/operator/mails',
    guarded(async (operator, request, reply) => {
      const { list, page, sent } = listQuery.parse(request.query);
      const overview = await viewMails(services, operator, list, page);
      return html(reply, mailsPage(overview, { operator, sent, nonce: nonceOf(reply.raw) }));
    }),
  );
  scope.get(
    '/operator/complaints',
    guarded(async (operator, request, reply) => {
      const complaints = await viewComplaints(services, operator, listQuery.parse(request.query).page);
      return html(reply, complaintsPage(complaints, { operator, nonce: nonceOf(reply.raw) }));
    }),
  );
  scope.post(
    '/operator/mails/resend',
    guarded(async (operator, request, reply) => {
      const { id } = z.object({ id: z.coerce.number().int().positive().optional().catch(0) }).parse(request.body ?? {});
      const { list } = listQuery.parse(request.query);
      const sent = await sendAgain(services, operator, id ?? list);
      return reply.redirect(`/operator/mails?list=${list}&sent=${sent}`, 303);
    }),
  );
}

function reviewRoutes(scope: FastifyInstance, services: Services, guarded: Guarded): void {
  scope.get(
    '/operator/reviews',
    guarded(async (operator, request, reply) => {
      const { list, page, done } = reportQuery.parse(request.query);
      const overview = await viewReports(services, operator, list, page);
      return html(reply, reportsPage(overview, { operator, done, nonce: nonceOf(reply.raw) }));
    }),
  );
  scope.post(
    '/operator/reviews/decide',
    guarded(async (operator, request, reply) => {
      const form = decisionForm.safeParse(request.body ?? {});
      const done = form.success && (await decide(services, operator, form.data));
      return reply.redirect(`/operator/reviews?done=${done ? 1 : 0}`, 303);
    }),
  );
}

function messageRoutes(scope: FastifyInstance, services: Services, guarded: Guarded): void {
  scope.get(
    '/operator/messages',
    guarded(async (operator, request, reply) => {
      const { list, page, done } = reportQuery.parse(request.query);
      const overview = await viewMessageReports(services, operator, list, page);
      return html(reply, messageReportsPage(overview, { operator, done, nonce: nonceOf(reply.raw) }));
    }),
  );
  scope.post(
    '/operator/messages/decide',
    guarded(async (operator, request, reply) => {
      const form = messageDecisionForm.safeParse(request.body ?? {});
      const done = form.success && (await decideMessages(services, operator, form.data));
      return reply.redirect(`/operator/messages?done=${done ? 1 : 0}`, 303);
    }),
  );
}

function overviewRoutes(scope: FastifyInstance, services: Services, guarded: Guarded): void {
  scope.get(
    '/operator/shops',
    guarded(async (operator, request, reply) => {
      const { q, page } = shopQuery.parse(request.query);
      const overview = await viewShops(services, operator, { search: q, page });
      return html(reply, shopsPage(overview, { operator, nonce: nonceOf(reply.raw) }));
    }),
  );
  scope.get(
    '/operator/health',
    guarded(async (operator, _request, reply) =>
      html(reply, healthPage(await viewHealth(services), { operator, nonce: nonceOf(reply.raw) })),
    ),
  );
  scope.get(
    '/operator/log',
    guarded(async (operator, request, reply) => {
      const entries = await viewLog(services, listQuery.parse(request.query).page);
      return html(reply, logPage(entries, { operator, nonce: nonceOf(reply.raw) }));
    }),
  );
}

function logInRoutes(scope: FastifyInstance, services: Services): void {
  const { config } = services;
  const show = (reply: FastifyReply, form: { email: string; error?: string }) =>
    reply.type('text/html; charset=utf-8').send(logInPage({ ...form, isDemo: config.demo, nonce: nonceOf(reply.raw) }));

  scope.get('/operator/login', async (_request, reply) => show(reply, { email: '' }));
  scope.post('/operator/login', async (request, reply) => {
    const typed = credentials.parse(request.body ?? {});
    const result = await logIn(services, typed, request.ip);
    if (result.kind === 'in')
      return reply.header('set-cookie', sessionCookie(config, result.token)).redirect('/operator/mails', 303);
    if (result.kind === 'wrong')
      return show(reply.code(401), { email: typed.email, error: 'The email address, password or code isn’t right.' });
    const minutes = Math.ceil(result.retryAfter / 60);
    reply.code(429).header('retry-after', result.retryAfter);
    return show(reply, { email: typed.email, error: `Too many attempts. Please try again in ${minutes} min.` });
  });
  scope.post('/operator/logout', async (request, reply) => {
    await logOut(services, tokenOf(request));
    return reply.header('set-cookie', sessionCookie(config, '')).redirect('/operator/login', 303);
  });
  if (!config.demo) return;
  scope.get('/dev/operator-code', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(codePage(await demoCode(services), nonceOf(reply.raw))),
  );
}
