import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import Provider, { type JWK } from 'oidc-provider';
import type { Services } from '../../../platform/services.ts';
import { PROVIDER_NAMES } from '../identity-port.ts';
import { DEMO_CLIENT_SECRET, DEMO_PATH, demoClientId, demoIssuer } from './demo-providers.ts';
import { findPerson } from './known-people.ts';
import type { DemoPerson } from './people.ts';
import { agreeOn, recordAdapter } from './record-adapter.ts';

/** A real OpenID Connect server in place of Google, Apple and Facebook, for demos and tests. */
export async function createDemoProvider({ config, db, clock }: Services): Promise<Provider> {
  const key = await agreeOn(db, 'signing-key', makeKey);
  const { secret } = await agreeOn(db, 'cookie-secret', async () => ({ secret: randomBytes(32).toString('hex') }));
  return new Provider(demoIssuer(config), {
    adapter: (kind: string) => recordAdapter(db, clock, kind),
    clients: PROVIDER_NAMES.map((name) => ({
      client_id: demoClientId(name),
      client_secret: DEMO_CLIENT_SECRET,
      token_endpoint_auth_method: 'client_secret_post',
      redirect_uris: [`${config.publicUrl}/identity/${name}/callback`],
      response_types: ['code'],
      grant_types: ['authorization_code'],
    })),
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
    // Google and Apple also put the claims into the ID token.
    conformIdTokenClaims: false,
    cookies: { keys: [secret] },
    jwks: { keys: [key] },
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
    },
    interactions: { url: (_context, { uid }) => `${DEMO_PATH}/choose/${uid}` },
    ttl: { AuthorizationCode: 60, AccessToken: 600, IdToken: 3_600, Interaction: 900, Session: 900, Grant: 900 },
    findAccount: async (_context, subject) => {
      const person = await findPerson({ db, clock }, subject);
      return person ? { accountId: subject, claims: async () => claimsOf(person) } : undefined;
    },
    renderError: async (context, { error }) => {
      context.type = 'text/plain';
      context.body = `The demo provider could not go on (${error}). Close this window and try again.`;
    },
  });
}

async function makeKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const kid = randomBytes(8).toString('hex');
  return { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid } as JWK;
}

function claimsOf({ subject, firstName, lastName, email }: DemoPerson) {
  const name = `${firstName} ${lastName}`;
  return { sub: subject, email, email_verified: true, name, given_name: firstName, family_name: lastName };
}
