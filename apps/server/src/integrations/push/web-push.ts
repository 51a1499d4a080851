import type { Agent } from 'node:https';
import webPush from 'web-push';
import type { PushKeys } from './push-keys.ts';
import { PushGone, type PushPort } from './push-port.ts';

const TIMEOUT_MS = 10_000;
/** The push services of Chrome and Edge, Firefox, Windows and Safari. */
const SERVICES =
  /^(?:fcm\.googleapis\.com|[\w-]+\.push\.services\.mozilla\.com|[\w.-]+\.notify\.windows\.com|[\w.-]+\.push\.apple\.com)$/;

export interface WebPushOptions {
  /** The keys are read on first use. */
  keys: () => PushKeys;
  /** Push services (host:port) other than those of the browsers. */
  hosts?: readonly string[];
  /** The contact for push services in case of misuse: mailto: or https:. */
  subject: string;
  /** Another push service, with its certificate; for tests. */
  also?: { host: string; agent: Agent };
}

/** Web push (RFC 8030, 8291 and 8292), through the browser's own push service. */
export function webPushPort({ keys, hosts = [], subject, also }: WebPushOptions): PushPort {
  let pair: PushKeys | undefined;
  const read = () => {
    pair ??= keys();
    return pair;
  };
  return {
    name: 'web push',
    publicKey: () => read().publicKey,
    isEndpoint: (url) => {
      if (!URL.canParse(url)) return false;
      const { protocol, hostname, host, username } = new URL(url);
      return (
        protocol === 'https:' &&
        username === '' &&
        (SERVICES.test(hostname) || hosts.includes(host) || host === also?.host)
      );
    },
    send: async ({ endpoint, p256dh, auth }, notice, { usefulSeconds }) => {
      try {
        await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, JSON.stringify(notice), {
          vapidDetails: { subject, ...read() },
          TTL: Math.max(60, usefulSeconds),
          urgency: 'high',
          timeout: TIMEOUT_MS,
          ...(also ? { agent: also.agent } : {}),
        });
      } catch (error) {
        const status = (error as { statusCode?: unknown }).statusCode;
        if (status === 404 || status === 410) throw new PushGone('The browser has unsubscribed.', { cause: error });
        throw error;
      }
    },
  };
}
