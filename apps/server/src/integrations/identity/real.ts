import { importPKCS8, SignJWT } from 'jose';
import type { Config, SocialConfig } from '../../platform/config/config.ts';
import type { IdentityProvider, ProviderName } from './identity-port.ts';
import { type OidcSettings, oidcProvider } from './oidc.ts';

/** Apple accepts secrets that are valid for up to six months; a short life limits the damage of a leaked one. */
const SECRET_MINUTES = 10;

/** The configured providers. */
export function realProviders(config: Config, redirectUri: (name: ProviderName) => string): IdentityProvider[] {
  const { google, apple, facebook } = config.social;
  const settings = [
    google && googleSettings(google),
    apple && appleSettings(apple),
    facebook && facebookSettings(facebook),
  ];
  return settings
    .filter((each) => each !== null)
    .map((each) => oidcProvider({ ...each, demo: false, redirectUri: redirectUri(each.name) }));
}

type ProviderSettings = Omit<OidcSettings, 'demo' | 'redirectUri'>;
type Configured<Name extends ProviderName> = NonNullable<SocialConfig[Name]>;

function googleSettings({ id, secret, issuer }: Configured<'google'>): ProviderSettings {
  return {
    name: 'google',
    issuer: issuer ?? 'https://accounts.google.com',
    clientId: id,
    clientSecret: async () => secret,
    scope: 'openid email profile',
    extra: { prompt: 'select_account' },
  };
}

function appleSettings(apple: Configured<'apple'>): ProviderSettings {
  const issuer = apple.issuer ?? 'https://appleid.apple.com';
  return {
    name: 'apple',
    issuer,
    clientId: apple.id,
    clientSecret: () => appleSecret(apple, issuer),
    scope: 'openid name email',
    // Apple requires form_post when the name or the e-mail is requested.
    extra: { response_mode: 'form_post' },
  };
}

function facebookSettings({ id, secret, issuer }: Configured<'facebook'>): ProviderSettings {
  return {
    name: 'facebook',
    issuer: issuer ?? 'https://www.facebook.com',
    clientId: id,
    clientSecret: async () => secret,
    scope: 'openid email public_profile',
    // Facebook's discovery document names no token endpoint:
    // https://developers.facebook.com/docs/facebook-login/guides/advanced/oidc-token
    ...(issuer === null && {
      endpoints: {
        authorization: 'https://www.facebook.com/v21.0/dialog/oauth',
        token: 'https://graph.facebook.com/v21.0/oauth/access_token',
        keys: 'https://www.facebook.com/.well-known/oauth/openid/jwks/',
      },
    }),
  };
}

export interface AppleKey {
  id: string;
  teamId: string;
  keyId: string;
  privateKey: string;
}

/** Apple's client secret is a JWT signed with the developer's key. */
export async function appleSecret(apple: AppleKey, issuer: string): Promise<string> {
  const key = await importPKCS8(apple.privateKey.replaceAll('\\n', '\n'), 'ES256');
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: apple.keyId })
    .setIssuer(apple.teamId)
    .setSubject(apple.id)
    .setAudience(issuer)
    .setIssuedAt()
    .setExpirationTime(`${SECRET_MINUTES}m`)
    .sign(key);
}
