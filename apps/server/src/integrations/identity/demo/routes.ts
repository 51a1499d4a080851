import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { nonceOf, POPUP_POLICY } from '../../../platform/http/security-headers.ts';
import type { Services } from '../../../platform/services.ts';
import { PROVIDER_NAMES, type ProviderName } from '../identity-port.ts';
import { choosePage } from './choose-page.ts';
import { DEMO_PATH, demoClientId } from './demo-providers.ts';
import { savePerson } from './known-people.ts';
import { DEMO_PEOPLE, typedPerson } from './people.ts';

type Choice = Record<string, string | undefined>;

/** The demo provider under /identity/demo, with its consent page. Only registered for demos. */
export async function demoIdentityRoutes(scope: FastifyInstance, services: Services): Promise<void> {
  let made: Promise<Provider> | undefined;
  // Created with the first popup, because most runs never open one and creating the key takes time.
  const provider = () => {
    made ??= import('./provider.ts').then(({ createDemoProvider }) => createDemoProvider(services));
    return made;
  };
  await scope.register(async (pages) => choosePages(pages, services, provider));
  await scope.register(async (endpoints) => protocol(endpoints, provider));
}

function choosePages(scope: FastifyInstance, services: Services, ready: () => Promise<Provider>): void {
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  scope.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', ...POPUP_POLICY });
  });
  scope.get(`${DEMO_PATH}/choose/:uid`, async (request, reply) => {
    const provider = await ready();
    const details = await provider.interactionDetails(request.raw, reply.raw);
    return showPage(reply, { uid: details.uid, clientId: String(details.params.client_id), complaint: null });
  });
  scope.post<{ Body: Choice | undefined }>(`${DEMO_PATH}/choose/:uid`, async (request, reply) => {
    const choice = request.body ?? {};
    const provider = await ready();
    const details = await provider.interactionDetails(request.raw, reply.raw);
    const clientId = String(details.params.client_id);
    if (choice.cancel !== undefined)
      return finish(provider, { request, reply, result: { error: 'access_denied', error_description: 'cancelled' } });
    const person = DEMO_PEOPLE.find(({ subject }) => subject === choice.person) ?? typedPerson(choice);
    if (!person)
      return showPage(reply, { uid: details.uid, clientId, complaint: 'Please give a name and an email address.' });
    await savePerson(services, person);
    const grant = new provider.Grant({ accountId: person.subject, clientId });
    grant.addOIDCScope('openid email profile');
    const result = { login: { accountId: person.subject, remember: false }, consent: { grantId: await grant.save() } };
    return finish(provider, { request, reply, result });
  });
}

interface Finish {
  request: FastifyRequest;
  reply: FastifyReply;
  result: Parameters<Provider['interactionResult']>[2];
}

async function finish(provider: Provider, { request, reply, result }: Finish): Promise<FastifyReply> {
  const url = await provider.interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission: false });
  return reply.redirect(url, 303);
}

function showPage(
  reply: FastifyReply,
  { uid, clientId, complaint }: { uid: string; clientId: string; complaint: string | null },
): FastifyReply {
  const name: ProviderName = PROVIDER_NAMES.find((candidate) => demoClientId(candidate) === clientId) ?? 'google';
  const page = choosePage({ uid, name, people: DEMO_PEOPLE, complaint, nonce: nonceOf(reply.raw) });
  return reply
    .code(complaint === null ? 200 : 422)
    .type('text/html; charset=utf-8')
    .send(page);
}

/** All other paths belong to the protocol, which parses its requests itself. */
function protocol(scope: FastifyInstance, ready: () => Promise<Provider>): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
  scope.all(`${DEMO_PATH}/*`, async (request, reply) => {
    const provider = await ready();
    reply.hijack();
    const { raw } = request;
    const whole = raw.url ?? '/';
    Object.assign(raw, { originalUrl: whole, url: whole.slice(DEMO_PATH.length) });
    const headers = { ...reply.getHeaders(), ...POPUP_POLICY };
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) reply.raw.setHeader(name, value);
    await provider.callback()(raw, reply.raw);
  });
}
