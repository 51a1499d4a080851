import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/services.ts';
import { postCardImage, shopCardImage, siteCardImage } from './cards.ts';
import { securityText } from './security-text.ts';
import { robots, sitemapIndex, urlSet } from './sitemap.ts';
import { partNames, placesOf } from './sitemap-parts.ts';

const AN_HOUR = 'public, max-age=3600';
const A_DAY = 'public, max-age=86400';
const XML = 'application/xml; charset=utf-8';

/** Routes for search engines and link previews: robots.txt, the sitemap and its parts, preview cards. */
export function seoRoutes(scope: FastifyInstance, services: Services): void {
  const { publicUrl } = services.config;

  scope.get('/robots.txt', async (_request, reply) =>
    reply.header('cache-control', A_DAY).type('text/plain; charset=utf-8').send(robots(publicUrl)),
  );

  // RFC 9116: where to report a security problem.
  scope.get('/.well-known/security.txt', async (_request, reply) =>
    reply
      .header('cache-control', A_DAY)
      .type('text/plain; charset=utf-8')
      .send(securityText(services.config, services.clock.now())),
  );

  // Password managers look here for the page that changes a password (W3C, "A Well-Known URL for Changing Passwords").
  scope.get('/.well-known/change-password', async (_request, reply) =>
    reply.header('cache-control', A_DAY).redirect('/profile/change-password', 302),
  );

  scope.get('/sitemap.xml', async (_request, reply) =>
    reply
      .header('cache-control', AN_HOUR)
      .type(XML)
      .send(sitemapIndex(publicUrl, await partNames(services))),
  );

  scope.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
    const part = /^([a-z0-9-]{1,40})\.xml$/.exec(request.params.file)?.[1];
    const places = part === undefined ? null : await placesOf(services, part);
    if (!places) return reply.code(404).send({ message: 'This part does not exist.' });
    return reply.header('cache-control', AN_HOUR).type(XML).send(urlSet(publicUrl, places));
  });

  const cards = new Map([
    ['blog', postCardImage],
    ['shop', shopCardImage],
    ['site', siteCardImage],
  ]);
  scope.get<{ Params: { kind: string; file: string } }>('/og/:kind/:file', async (request, reply) => {
    const { kind, file } = request.params;
    const slug = /^([a-z0-9-]{1,200})\.png$/.exec(file)?.[1];
    const draw = cards.get(kind);
    const image = slug === undefined || !draw ? null : await draw(services, slug);
    if (!image) return reply.code(404).send({ message: 'This card does not exist.' });
    return reply.header('cache-control', A_DAY).type('image/png').send(image);
  });
}
