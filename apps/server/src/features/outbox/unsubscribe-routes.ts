import type { FastifyInstance } from 'fastify';
import { nonceOf } from '../../platform/http/security-headers.ts';
import type { Services } from '../../platform/services.ts';
import { mailSwitches, readLink } from './unsubscribe.ts';
import { donePage, questionPage, wrongLinkPage } from './unsubscribe-page.ts';

interface Link {
  Params: { kind: string; key: string; signature: string };
}

const ADDRESS = '/mail/unsubscribe/:kind/:key/:signature';

/**
 * The address in `List-Unsubscribe`. Link scanners send GET requests, so GET only shows a question; POST, by the page's
 * button or by a mail program (RFC 8058), unsubscribes.
 */
export function unsubscribeRoutes(scope: FastifyInstance, services: Services): void {
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
    done(null, {}),
  );
  scope.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').type('text/html; charset=utf-8');
  });
  scope.get<Link>(ADDRESS, async (request, reply) => {
    const link = readLink(services, request.params);
    if (!link) return reply.code(404).send(wrongLinkPage(nonceOf(reply.raw)));
    return reply.send(questionPage(link.kind, nonceOf(reply.raw)));
  });
  scope.post<Link>(ADDRESS, async (request, reply) => {
    const link = readLink(services, request.params);
    if (!link) return reply.code(404).send(wrongLinkPage(nonceOf(reply.raw)));
    await mailSwitches.get()[link.kind](services, link.key);
    return reply.send(donePage(link.kind, nonceOf(reply.raw)));
  });
}
