import { importPKCS8, SignJWT } from 'jose';
import type { Config } from '../../platform/config/config.ts';
import type { IdentityProvider, ProviderName } from './identity-port.ts';
import { oidcProvider } from './oidc.ts';

const APPLE = 'https://appleid.apple.com';
/** Apple takes secrets that live up to six months; one that lives minutes is worth less to a thief. */
const SECRET_MINUTES = 10;

/** The real providers, each once its settings are there. */
export function realProviders(config: Config, redirectUri: (name: ProviderName) => string): IdentityProvider[] {
  const { google, apple, facebook } = config.social;
  const providers: IdentityProvider[] = [];
  if (google)
    providers.push(
      oidcProvider({
        name: 'google',
        demo: false,
        issuer: 'https://accounts.google.com',
        // Google's documentation names both: https://developers.google.com/identity/gsi/web/guides/verify-google-id-token
        issuerAliases: ['accounts.google.com'],
        clientId: google.id,
        clientSecret: async () => google.secret,
        redirectUri: redirectUri('google'),
        scope: 'openid email profile',
        extra: { prompt: 'select_account' },
      }),
    );
  if (apple)
    providers.push(
      oidcProvider({
        name: 'apple',
        demo: false,
        issuer: APPLE,
        clientId: apple.id,
        clientSecret: () => appleSecret(apple),
        redirectUri: redirectUri('apple'),
        scope: 'openid name email',
        // Asking for the name makes Apple answer with a form instead of a plain redirect.
        extra: { response_mode: 'form_post' },
      }),
    );
  if (facebook)
    providers.push(
      oidcProvider({
        name: 'facebook',
        demo: false,
        issuer: 'https://www.facebook.com',
        clientId: facebook.id,
        clientSecret: async () => facebook.secret,
        redirectUri: redirectUri('facebook'),
        scope: 'openid email public_profile',
        // Its discovery document names no token endpoint:
        // https://developers.facebook.com/docs/facebook-login/guides/advanced/oidc-token
        endpoints: {
          authorization: 'https://www.facebook.com/v21.0/dialog/oauth',
          token: 'https://graph.facebook.com/v21.0/oauth/access_token',
          keys: 'https://www.facebook.com/.well-known/oauth/openid/jwks/',
        },
      }),
    );
  return providers;
}

export interface AppleKey {
  id: string;
  teamId: string;
  keyId: string;
  privateKey: string;
}

/** Apple's client secret is a token signed with the developer's key. */
export async function appleSecret(apple: AppleKey): Promise<string> {
  const key = await importPKCS8(apple.privateKey.replaceAll('\\n', '\n'), 'ES256');
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: apple.keyId })
    .setIssuer(apple.teamId)
    .setSubject(apple.id)
    .setAudience(APPLE)
    .setIssuedAt()
    .setExpirationTime(`${SECRET_MINUTES}m`)
    .sign(key);
}
