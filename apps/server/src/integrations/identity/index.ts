import type { Config } from '../../platform/config/config.ts';
import { demoProviders } from './demo/demo-providers.ts';
import type { IdentityProviders, ProviderName } from './identity-port.ts';
import { realProviders } from './real.ts';

/** Uses the real provider if it is configured and the demo provider for the others, if demos are allowed. */
export function chooseIdentity(config: Config, ownOrigin: () => string): IdentityProviders {
  const redirectUri = (name: ProviderName) => `${config.publicUrl}/identity/${name}/callback`;
  const demo = config.demo ? demoProviders(config, redirectUri, ownOrigin) : [];
  return new Map([...demo, ...realProviders(config, redirectUri)].map((provider) => [provider.name, provider]));
}

export {
  type AuthorizationResponse,
  type IdentityProvider,
  type IdentityProviders,
  isProviderName,
  PROVIDER_LABELS,
  PROVIDER_NAMES,
  type ProviderName,
  ProviderUnavailable,
  type RoundTrip,
  type VouchedPerson,
} from './identity-port.ts';
