import type { Config } from '../../platform/config/config.ts';
import { readPushKeys } from './push-keys.ts';
import type { PushPort } from './push-port.ts';
import { webPushPort } from './web-push.ts';

export function choosePush({ pushKeys, pushHosts, dataDir, publicUrl, teamEmail }: Config): PushPort {
  return webPushPort({
    hosts: pushHosts,
    keys: () => pushKeys ?? readPushKeys(dataDir),
    subject: publicUrl.startsWith('https:') ? publicUrl : `mailto:${teamEmail}`,
  });
}

export { PushGone, type PushNotice, type PushPort, type PushSubscription } from './push-port.ts';
