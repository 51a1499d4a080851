import type { Config } from '../../platform/config/config.ts';
import { demoProviders } from './demo/demo-providers.ts';
import type { IdentityProviders, ProviderName } from './identity-port.ts';
import { realProviders } from './real.ts';

/** A provider that is configured is the real one; the others are played by the demo provider, where demos are allowed. */
export function chooseIdentity(config: Config, ownOrigin: () => string): IdentityProviders {
  const redirectUri = (name: ProviderName) => `${config.publicUrl}/identity/${name}/callback`;
  const demo = config.demo ? demoProviders(config, redirectUri, ownOrigin) : [];
  return new Map([...demo, ...realProviders(config, redirectUri)].map((provider) => [provider.name, provider]));
}

export {
  type IdentityProvider,
  type IdentityProviders,
  isProviderName,
  PROVIDER_LABELS,
  PROVIDER_NAMES,
  type ProviderName,
  type RoundTrip,
  type VouchedPerson,
} from './identity-port.ts';
