import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/services.ts';

/** Used when the country is unknown. */
const DEFAULT_COUNTRY = 'IE';

/** The visitor's country by IP address. Requested by the browser, because rendered pages are the same for everyone. */
export function countryRoutes(scope: FastifyInstance, { geoip, log }: Services): void {
  scope.get('/api/country', async (request, reply) => {
    reply.header('cache-control', 'private, max-age=86400');
    try {
      return await reply.send({ country_code: (await geoip.countryOf(request.ip)) ?? DEFAULT_COUNTRY });
    } catch (error) {
      log.warn({ err: error }, 'country lookup');
      return reply
        .code(502)
        .header('cache-control', 'no-store')
        .send({ message: 'The country could not be looked up.' });
    }
  });
}
