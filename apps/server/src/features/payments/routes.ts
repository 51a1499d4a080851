import { toMajor } from '@thyme/domain/money';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/services.ts';
import { consume } from '../../platform/throttle.ts';
import { resolveViewer } from '../accounts/service.ts';
import { ORDER_MISSING, renewOrder } from './orders.ts';
import { SUCCESS_PAGE } from './start.ts';

const RENEWALS = { max: 30, windowSeconds: 600 };

/** POST /api/orders/{id}/renew with the bearer token of whoever the order belongs to. */
export function paymentRoutes(scope: FastifyInstance, services: Services): void {
  scope.post<{ Params: { id: string } }>('/api/orders/:id/renew', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const token = /^Bearer\s+(\S{1,512})$/i.exec(request.headers.authorization ?? '')?.[1];
    const viewer = token === undefined ? null : await resolveViewer(services, token);
    if (!viewer) return reply.code(401).send({ status: 0, message: 'Unauthenticated.' });
    if (!(await consume(services, `renew:account:${viewer.id}`, RENEWALS)).allowed)
      return reply.code(429).send({ status: 0, message: 'Too many attempts. Please try again later.' });
    const { id } = request.params;
    const renewal = /^\d{1,9}$/.test(id)
      ? await renewOrder(services, { userId: viewer.id, orderId: Number(id) })
      : ({ kind: 'missing' } as const);
    switch (renewal.kind) {
      case 'missing':
        return reply.code(404).send({ status: 0, message: ORDER_MISSING });
      case 'over':
        return reply.code(409).send({ status: 0, message: 'The time for this payment is over. Please book again.' });
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
}
