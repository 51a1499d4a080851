import { toMajor } from '@thyme/domain/money';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { consume } from '../../platform/limits/throttle.ts';
import type { Services } from '../../platform/services.ts';
import { resolveViewer } from '../accounts/index.ts';
import { giveUpOrder, leaveOrder } from './orders/keeping.ts';
import { ORDER_MISSING } from './orders/orders.ts';
import { renewOrder } from './orders/renew-order.ts';
import { SUCCESS_PAGE } from './orders/start.ts';
import { printPlanInvoice } from './subscriptions/plan-invoices.ts';

const CALLS = { max: 60, windowSeconds: 600 };

type OrderCall = FastifyRequest<{ Params: { id: string } }>;

/** The owner of the order by its token. Null: the refusal has been sent. */
async function callerOf(services: Services, request: OrderCall, reply: FastifyReply) {
  reply.header('cache-control', 'no-store');
  const token = /^Bearer\s+(\S{1,512})$/i.exec(request.headers.authorization ?? '')?.[1];
  const viewer = token === undefined ? null : await resolveViewer(services, token);
  if (!viewer) {
    reply.code(401).send({ status: 0, message: 'Unauthenticated.' });
    return null;
  }
  if (!(await consume(services, `orders:account:${viewer.id}`, CALLS)).allowed) {
    reply.code(429).send({ status: 0, message: 'Too many attempts. Please try again later.' });
    return null;
  }
  const { id } = request.params;
  return { userId: viewer.id, orderId: /^\d{1,9}$/.test(id) ? Number(id) : 0 };
}

/** What a card page does with its order besides paying, with the bearer token of the order's owner. */
export function paymentRoutes(scope: FastifyInstance, services: Services): void {
  scope.post('/api/orders/:id/renew', async (request: OrderCall, reply) => {
    const caller = await callerOf(services, request, reply);
    if (!caller) return reply;
    const renewal = await renewOrder(services, caller);
    switch (renewal.kind) {
      case 'missing':
        return reply.code(404).send({ status: 0, message: ORDER_MISSING });
      case 'over':
        return reply.code(409).send({ status: 0, message: 'The time to pay has run out. Please book again.' });
      case 'paid':
        return reply.send({ status: 1, message: 'Payment Success', payment_url: SUCCESS_PAGE });
      case 'renewed': {
        const { orderId, publicId, amount, paymentUrl } = renewal.started;
        return reply.send({
          status: 1,
          message: '',
          order_id: orderId,
          public_id: publicId,
          amount: toMajor(amount),
          payment_url: paymentUrl,
        });
      }
    }
  });

  scope.get('/api/plan-invoices/:id.pdf', async (request: OrderCall, reply) => {
    const caller = await callerOf(services, request, reply);
    if (!caller) return reply;
    const printed = await printPlanInvoice(services, { userId: caller.userId, id: caller.orderId });
    if (!printed) return reply.code(404).send({ status: 0, message: 'This invoice does not exist.' });
    return reply
      .header('content-disposition', `attachment; filename="${printed.name}"`)
      .type('application/pdf')
      .send(printed.pdf);
  });

  for (const [name, act] of [
    ['leave', leaveOrder],
    ['release', giveUpOrder],
  ] as const)
    scope.post(`/api/orders/:id/${name}`, async (request: OrderCall, reply) => {
      const caller = await callerOf(services, request, reply);
      if (!caller) return reply;
      if (await act(services, caller)) return reply.send({ status: 1, message: '' });
      return reply.code(404).send({ status: 0, message: ORDER_MISSING });
    });
}
