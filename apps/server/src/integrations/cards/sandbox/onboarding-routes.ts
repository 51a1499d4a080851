import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { nonceOf } from '../../../platform/http/security-headers.ts';
import type { Services } from '../../../platform/services.ts';
import { findAccount, updateAccount } from './account-store.ts';
import { onboardingPage } from './pages.ts';
import { findBank, TEST_BANKS } from './test-banks.ts';
import { sendWebhook } from './webhook.ts';

type Request = { Params: { secret: string }; Querystring: { return?: string } };

const answer = z.object({ bank: z.enum(TEST_BANKS.map(({ end }) => end)) });
const HOME = '/business/payouts';

/** Only pages of the desk: the form must not lead anywhere else. */
const backTo = (path: string | undefined) => (/^\/business\/[\w/?=-]{0,100}$/.test(path ?? '') ? String(path) : HOME);

/** The sandbox's onboarding form, found by the secret in its address. */
export function onboardingRoutes(scope: FastifyInstance, services: Services): void {
  scope.get<Request>('/sandbox/onboarding/:secret', async (request, reply) => {
    const account = await findAccount(services.db, { secret: request.params.secret });
    if (!account) return reply.callNotFound();
    return reply.type('text/html; charset=utf-8').send(onboardingPage(account.bankEnd, nonceOf(reply.raw)));
  });

  scope.post<Request>('/sandbox/onboarding/:secret', async (request, reply) => {
    const account = await findAccount(services.db, { secret: request.params.secret });
    const read = answer.safeParse(request.body);
    if (!account) return reply.callNotFound();
    if (!read.success) return reply.code(422).send({ message: 'Please choose a bank account.' });
    const { id } = account;
    const bank = findBank(read.data.bank);
    await services.db.transaction(async (transaction) => {
      const state = bank?.isMissingId ? 'restricted' : 'active';
      await updateAccount(transaction, id, { state, bankEnd: read.data.bank });
      await sendWebhook(services, transaction, { event: 'account.updated', subject: { kind: 'account', id } });
    });
    return reply.redirect(backTo(request.query.return), 303);
  });
}
