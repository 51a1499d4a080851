import type { Config } from '../../../platform/config/config.ts';
import { type IdentityProvider, PROVIDER_NAMES, type ProviderName } from '../identity-port.ts';
import { oidcProvider } from '../oidc.ts';

export const DEMO_PATH = '/identity/demo';

export const demoIssuer = (config: Config) => `${config.publicUrl}${DEMO_PATH}`;
export const demoClientId = (name: ProviderName) => `thyme-${name}`;
/** The demo provider and its only client run in the same process, so the secret protects nothing. */
export const DEMO_CLIENT_SECRET = 'the-demo-provider-keeps-no-secrets';

/** Talks to the demo provider as to a real one, over HTTP to this process: the public address may not be reachable from here. */
export function demoProviders(
  config: Config,
  redirectUri: (name: ProviderName) => string,
  ownOrigin: () => string,
): IdentityProvider[] {
  const issuer = demoIssuer(config);
  // Its discovery document names the host of the request instead of the public one, so the endpoints are given here.
  const endpoints = { authorization: `${issuer}/auth`, token: `${issuer}/token`, keys: `${issuer}/jwks` };
  const fetchOwn: typeof fetch = (input, init) => {
    const { pathname, search } = new URL(String(input));
    return fetch(`${ownOrigin()}${pathname}${search}`, init);
  };
  return PROVIDER_NAMES.map((name) =>
    oidcProvider({
      name,
      demo: true,
      issuer,
      clientId: demoClientId(name),
      clientSecret: async () => DEMO_CLIENT_SECRET,
      redirectUri: redirectUri(name),
      scope: 'openid email profile',
      extra: { prompt: 'login' },
      endpoints,
      fetch: fetchOwn,
    }),
  );
}
