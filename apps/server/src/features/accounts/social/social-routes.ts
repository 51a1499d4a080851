import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type IdentityProvider, isProviderName, ProviderUnavailable } from '../../../integrations/identity/index.ts';
import { nonceOf, POPUP_POLICY } from '../../../platform/http/security-headers.ts';
import type { Services } from '../../../platform/services.ts';
import { answerPage, type PopupAnswer, profileFor } from './popup-answer.ts';
import { finishRoundTrip, startRoundTrip, type TripEnd } from './social-round-trip.ts';

const COOKIE = 'thyme_social';
const COOKIE_SECONDS = 600;

type Fields = Record<string, string | undefined>;
type ProviderRoute = { Params: { provider: string }; Querystring: Fields; Body: Fields | undefined };

/** The popup's routes: /identity/<provider>/start, and /callback on the way back. */
export function socialRoutes(scope: FastifyInstance, services: Services): void {
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  scope.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', ...POPUP_POLICY });
  });
  const providerOf = ({ params }: FastifyRequest<ProviderRoute>): IdentityProvider | undefined =>
    isProviderName(params.provider) ? services.identity.get(params.provider) : undefined;

  scope.get<ProviderRoute>('/identity/:provider/start', async (request, reply) => {
    const provider = providerOf(request);
    if (!provider) return reply.callNotFound();
    const flow = /^[\w-]{1,64}$/.exec(request.query.flow ?? '')?.[0] ?? '';
    try {
      const { url, browser } = await startRoundTrip(services, provider, flow);
      return reply.header('set-cookie', cookie(services, browser)).redirect(url, 303);
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      request.log.error({ err: error, provider: provider.name }, 'social login could not start');
      return sendPage(services, reply, answerOf(provider, { flow, error: 'failed' }, undefined));
    }
  });

  const callback = async (request: FastifyRequest<ProviderRoute>, reply: FastifyReply) => {
    const provider = providerOf(request);
    if (!provider) return reply.callNotFound();
    // Apple returns with a form post, the others with a query.
    const fields: Fields = request.method === 'POST' ? (request.body ?? {}) : request.query;
    const end = await finish(services, request, provider, fields);
    reply.header('set-cookie', cookie(services, '', 0));
    return sendPage(services, reply, answerOf(provider, end, fields.user));
  };
  scope.get<ProviderRoute>('/identity/:provider/callback', callback);
  scope.post<ProviderRoute>('/identity/:provider/callback', callback);
}

async function finish(
  services: Services,
  request: FastifyRequest,
  provider: IdentityProvider,
  { state, code, iss, error }: Fields,
): Promise<TripEnd | null> {
  const browser = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{20,100})`).exec(request.headers.cookie ?? '')?.[1] ?? null;
  try {
    const response = error === undefined && code !== undefined ? { code, issuer: iss ?? null } : null;
    return await finishRoundTrip(services, { provider, state: state ?? '', response, browser });
  } catch (failure) {
    request.log.error({ err: failure, provider: provider.name }, 'social login failed');
    return null;
  }
}

function answerOf(provider: IdentityProvider, end: TripEnd | null, user: string | undefined): PopupAnswer {
  const base = { type: 'thyme:social-login' as const, provider: provider.name, flow: end?.flow ?? '' };
  if (!end) return { ...base, error: 'failed' };
  if ('error' in end) return { ...base, error: end.error };
  return { ...base, token: end.token, profile: profileFor(provider.name, end.person, user) };
}

function sendPage({ config }: Services, reply: FastifyReply, answer: PopupAnswer): FastifyReply {
  const origin = new URL(config.publicUrl).origin;
  return reply.type('text/html; charset=utf-8').send(answerPage(answer, { origin, nonce: nonceOf(reply.raw) }));
}

/** Over https the cookie must be sent with a cross-site form post, as Apple's is. */
function cookie({ config }: Services, value: string, seconds = COOKIE_SECONDS): string {
  const site = config.publicUrl.startsWith('https:') ? 'SameSite=None; Secure' : 'SameSite=Lax';
  return `${COOKIE}=${value}; Path=/identity; HttpOnly; Max-Age=${seconds}; ${site}`;
}
