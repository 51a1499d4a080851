import type { FastifyInstance } from 'fastify';
import { plainPage } from '../../platform/http/plain-page.ts';
import { nonceOf } from '../../platform/http/security-headers.ts';
import type { Services } from '../../platform/services.ts';
import { escapeHtml } from '../../platform/text/escape-html.ts';
import { readStopLink, stopByLink } from './stop.ts';

interface Link {
  Params: { code: string };
}

/**
 * The link in each mail and text of a campaign, and the address in `List-Unsubscribe`. Link scanners send GET requests,
 * so GET only shows a question; POST, by the page's button or by a mail program (RFC 8058), unsubscribes.
 */
export function campaignRoutes(scope: FastifyInstance, services: Services): void {
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
    done(null, {}),
  );
  scope.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').type('text/html; charset=utf-8');
  });
  scope.get<Link>('/u/:code', async (request, reply) => {
    const nonce = nonceOf(reply.raw);
    const link = await readStopLink(services, request.params.code);
    if (!link) return reply.code(404).send(wrongLinkPage(nonce));
    return reply.send(questionPage(link.shop, nonce));
  });
  scope.post<Link>('/u/:code', async (request, reply) => {
    const nonce = nonceOf(reply.raw);
    const link = await stopByLink(services, request.params.code);
    if (!link) return reply.code(404).send(wrongLinkPage(nonce));
    return reply.send(donePage(link.shop, nonce));
  });
}

function questionPage(shop: string, nonce: string): string {
  const title = `No more offers from ${shop}?`;
  const body = `<h1>${escapeHtml(title)}</h1><p>You won’t get their news and offers any more, by email or text. You’ll still hear about your own bookings.</p><form method="post"><button>No more offers</button></form>`;
  return plainPage(title, body, nonce);
}

function donePage(shop: string, nonce: string): string {
  const title = `You won’t get offers from ${shop} any more`;
  const body = `<h1>${escapeHtml(title)}</h1><p>You’ll still hear about your own bookings. With an account you can change this under Security and privacy.</p><p><a href="/profile/security">Go to your account</a></p>`;
  return plainPage(title, body, nonce);
}

function wrongLinkPage(nonce: string): string {
  const title = 'This link doesn’t work';
  const body = `<h1>${title}</h1><p>It may be incomplete. You can choose what shops send you in your account.</p><p><a href="/profile/security">Go to your account</a></p>`;
  return plainPage(title, body, nonce);
}
