import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { nonceOf } from '../../../platform/http/security-headers.ts';
import type { Services } from '../../../platform/services.ts';
import { WALLETS } from '../card-port.ts';
import type { Attempt } from './gateway.ts';
import { onboardingRoutes } from './onboarding-routes.ts';
import { challengePage, ordersPage } from './pages.ts';
import type { SandboxCards } from './sandbox-cards.ts';
import * as store from './store.ts';
import { TEST_CARDS } from './test-cards.ts';
import { fingerprintOf, issueToken, readToken } from './wallet-token.ts';

const SHOWN = 100;
const short = z.string().max(200);
const payment = z.object({
  card: z.object({ number: short, expiry: short, cvc: short }),
  billing: z.record(z.string().max(40), short).default({}),
});
const agreement = z.object({
  amount: z.int().positive().max(1_000_000_000),
  currency: z.string().length(3),
  end: z.string().length(4).default('4242'),
});
const agreedPayment = z.object({ wallet: z.enum(WALLETS), token: z.string().max(2_000) });
const NOT_AGREED = 'The wallet didn’t approve this payment.';

/** The gateway's endpoints for browsers: card field, 3-D Secure step, wallet sheets. */
export function sandboxRoutes(scope: FastifyInstance, services: Services, cards: SandboxCards): void {
  const { gateway } = cards;
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  scope.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  scope.get('/sandbox/cards', async () => ({
    cards: TEST_CARDS.map(({ number, brand, says }) => ({ number, brand, says })),
  }));

  scope.get<{ Params: { publicId: string } }>('/sandbox/orders/:publicId', async (request, reply) => {
    const order = await store.findOrder(services.db, { publicId: request.params.publicId });
    if (!order) return reply.code(404).send({ message: 'Order not found' });
    const { publicId, amount, currency, description, state, failure } = order;
    return { public_id: publicId, amount, currency, description, state, failure };
  });

  scope.post<{ Params: { publicId: string } }>('/sandbox/orders/:publicId/pay', async (request, reply) => {
    const read = payment.safeParse(request.body);
    if (!read.success) return reply.code(422).send({ state: 'invalid', errors: { number: 'Please enter your card.' } });
    const { card, billing } = read.data;
    return answer(reply, request.params.publicId, await gateway.pay(request.params.publicId, card, billing));
  });

  scope.get<{ Params: { publicId: string } }>('/sandbox/challenge/:publicId', async (request, reply) => {
    const order = await store.findOrder(services.db, { publicId: request.params.publicId });
    if (!order) return reply.callNotFound();
    return reply.type('text/html; charset=utf-8').send(challengePage(order, nonceOf(reply.raw)));
  });

  scope.post<{ Params: { publicId: string } }>('/sandbox/challenge/:publicId', async (request, reply) => {
    const read = z.object({ approve: z.enum(['yes', 'no']) }).safeParse(request.body);
    const isApproved = read.success && read.data.approve === 'yes';
    const attempt = await gateway.answerChallenge(request.params.publicId, isApproved);
    if (request.headers['content-type']?.includes('json')) return answer(reply, request.params.publicId, attempt);
    return reply.redirect(`/sandbox/challenge/${encodeURIComponent(request.params.publicId)}`, 303);
  });

  onboardingRoutes(scope, services);
  walletRoutes(scope, services, cards);
  if (!services.config.demo) return;
  scope.get('/sandbox', async (_request, reply) => {
    const orders = await store.listRecent(services.db, SHOWN);
    return reply.type('text/html; charset=utf-8').send(ordersPage(orders, nonceOf(reply.raw)));
  });
}

/** The sandbox's wallet sheets: one endpoint returns a token for an approved amount, the other pays an order with it. */
function walletRoutes(scope: FastifyInstance, services: Services, { gateway, secret }: SandboxCards): void {
  scope.post<{ Params: { wallet: string } }>('/sandbox/wallets/:wallet/tokens', async (request, reply) => {
    const wallet = WALLETS.find((known) => known === request.params.wallet);
    const read = agreement.safeParse(request.body);
    const card = read.success ? TEST_CARDS.find(({ number }) => number.endsWith(read.data.end)) : undefined;
    if (!wallet || !read.success || !card)
      return reply.code(422).send({ message: 'The sheet did not understand that.' });
    const { amount, currency } = read.data;
    return { token: issueToken(secret, { wallet, card, amount, currency, now: services.clock.now() }) };
  });

  scope.post<{ Params: { publicId: string } }>('/sandbox/orders/:publicId/wallet', async (request, reply) => {
    const { publicId } = request.params;
    const read = agreedPayment.safeParse(request.body);
    const order = await store.findOrder(services.db, { publicId });
    if (!order) return answer(reply, publicId, { state: 'missing' });
    const charge = { amount: order.amount, currency: order.currency, now: services.clock.now() };
    const agreed = read.success ? readToken(secret, read.data.token, charge) : null;
    if (!read.success || agreed?.wallet !== read.data.wallet)
      return answer(reply, publicId, { state: 'failed', failure: NOT_AGREED });
    const token = fingerprintOf(read.data.token);
    return answer(reply, publicId, await gateway.chargeWallet(order, { ...agreed, token }));
  });
}

function answer(reply: FastifyReply, publicId: string, attempt: Attempt): FastifyReply {
  switch (attempt.state) {
    case 'completed':
      return reply.send({ state: 'completed' });
    case 'challenge':
      return reply.send({ state: 'challenge', challenge_url: `/sandbox/challenge/${encodeURIComponent(publicId)}` });
    case 'pending':
    case 'failed':
      return reply.code(402).send({ state: attempt.state, message: attempt.failure });
    case 'invalid':
      return reply.code(422).send({ state: 'invalid', errors: attempt.errors });
    case 'closed':
      return reply.code(410).send({ state: 'closed', message: 'This order can no longer be paid.' });
    case 'missing':
      return reply.code(404).send({ state: 'missing', message: 'Order not found' });
    case 'silence':
      return reply.code(504).send({ state: 'unknown', message: 'The bank did not answer in time.' });
  }
}
