import { normaliseVoucherCode } from '@thyme/domain/vouchers';
import type { FastifyInstance } from 'fastify';
import { consume } from '../../platform/limits/throttle.ts';
import type { Services } from '../../platform/services.ts';
import { printVoucherCard } from './card.ts';
import { CARD_READS } from './gift-card.ts';

/** GET /voucher-card/<code>.pdf */
export function voucherRoutes(scope: FastifyInstance, services: Services): void {
  scope.get<{ Params: { file: string } }>('/voucher-card/:file', async (request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
    const code = /^([\w -]{4,60})\.pdf$/.exec(request.params.file)?.[1];
    if (code === undefined) return reply.callNotFound();
    const { allowed, retryAfter } = await consume(services, `voucher-card:address:${request.ip}`, CARD_READS);
    if (!allowed) return reply.code(429).header('retry-after', retryAfter).send({ message: 'Too many attempts.' });
    const card = await printVoucherCard(services, normaliseVoucherCode(code));
    if (!card) return reply.callNotFound();
    return reply.header('content-disposition', 'inline; filename="voucher.pdf"').type('application/pdf').send(card);
  });
}
