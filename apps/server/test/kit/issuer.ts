import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import Provider, {
  type Adapter,
  type AdapterPayload,
  type ClientMetadata,
  interactionPolicy,
  type JWK,
} from 'oidc-provider';

export interface Issuer {
  url: string;
  close(): Promise<void>;
}

export interface IssuerOptions {
  clients: ClientMetadata[];
  /** The claims of its only person; `sub` is her id. */
  person: { sub: string; [claim: string]: unknown };
  /** For clients with a changing secret. */
  acceptsSecret?: (secret: string) => Promise<boolean>;
}

/** A complete OpenID Connect server on a free local port; its person logs in and consents automatically. */
export async function startIssuer(options: IssuerOptions): Promise<Issuer> {
  let handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'one' } as JWK;
  const provider = createProvider(url, key, options);
  const protocol = provider.callback();
  handle = (request, response) =>
    request.url?.startsWith('/interaction/')
      ? approve(provider, options.person.sub, request, response)
      : protocol(request, response);
  return {
    url,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function createProvider(url: string, key: JWK, { clients, person, acceptsSecret }: IssuerOptions): Provider {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }));
  const claims = Object.keys(person);
  const provider = new Provider(url, {
    adapter: memoryAdapter(),
    jwks: { keys: [key] },
    clients,
    scopes: ['openid', 'email', 'profile', 'name', 'public_profile'],
    claims: { openid: ['sub'], email: claims, profile: claims },
    // Like Google and Apple, it puts the claims into the ID token.
    conformIdTokenClaims: false,
    cookies: { keys: ['not a secret'] },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_context, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    findAccount: async () => ({ accountId: person.sub, claims: async () => person }),
  });
  if (acceptsSecret) provider.Client.prototype.compareClientSecret = acceptsSecret;
  return provider;
}

function memoryAdapter(): (kind: string) => Adapter {
  const stored = new Map<string, AdapterPayload>();
  return (kind) => {
    const find = (matches: (payload: AdapterPayload) => boolean) =>
      [...stored].find(([name, payload]) => name.startsWith(`${kind}:`) && matches(payload))?.[1];
    return {
      upsert: async (id, payload) => void stored.set(`${kind}:${id}`, payload),
      find: async (id) => stored.get(`${kind}:${id}`),
      findByUid: async (uid) => find((payload) => payload.uid === uid),
      findByUserCode: async (code) => find((payload) => payload.userCode === code),
      consume: async (id) => void Object.assign(stored.get(`${kind}:${id}`) ?? {}, { consumed: true }),
      destroy: async (id) => void stored.delete(`${kind}:${id}`),
      revokeByGrantId: async (grantId) => {
        for (const [name, payload] of stored) if (payload.grantId === grantId) stored.delete(name);
      },
    };
  };
}

async function approve(
  provider: Provider,
  accountId: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { params } = await provider.interactionDetails(request, response);
  const grant = new provider.Grant({ accountId, clientId: String(params.client_id) });
  grant.addOIDCScope('openid email profile name public_profile');
  const result = { login: { accountId }, consent: { grantId: await grant.save() }, select_account: {} };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}
