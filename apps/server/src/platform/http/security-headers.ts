import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from '@fastify/helmet';
import type { Config } from '../config.ts';
import type { Http } from './create-http.ts';

const nonces = new WeakMap<object, string>();

/** The nonce of this answer: the header names it and every script of the page carries it. */
export function nonceOf(response: ServerResponse): string {
  let nonce = nonces.get(response);
  if (!nonce) {
    nonce = randomBytes(16).toString('base64');
    nonces.set(response, nonce);
  }
  return nonce;
}

/** For every stop of a login popup: a stricter policy on one of them would cut it off from the page that opened it. */
export const POPUP_POLICY = { 'cross-origin-opener-policy': 'unsafe-none' } as const;

const VIDEO_HOSTS = ['https://www.youtube-nocookie.com', 'https://www.youtube.com'];

export async function securityHeaders(http: Http, config: Config): Promise<void> {
  const overHttps = config.publicUrl.startsWith('https:');
  await http.register(helmet, {
    global: true,
    contentSecurityPolicy: { useDefaults: false, directives: directives(config, overHttps) },
    strictTransportSecurity: overHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
    // Chromium warns on every page that follows one without it, and we gain nothing from it.
    originAgentCluster: false,
    // A login popup comes back from another site and must find the page that opened it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-site' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'sameorigin' },
  });
  http.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(self), microphone=(self), geolocation=(self), payment=(self), usb=()');
  });
}

function directives(config: Config, overHttps: boolean) {
  const withNonce = (_request: IncomingMessage, response: ServerResponse) => `'nonce-${nonceOf(response)}'`;
  // Vite's development client injects inline scripts and styles without our nonce.
  const developing = config.environment === 'development';
  const apiHosts = Object.values(config.apiEndpoints)
    .filter((endpoint) => endpoint.startsWith('http'))
    .map((endpoint) => new URL(endpoint).origin);
  const { frames, scripts } = embedHosts(config);
  const maps = config.mapStyleUrl === null ? [] : [new URL(config.mapStyleUrl).origin];
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...scripts, ...(developing ? ["'unsafe-inline'"] : [withNonce])],
    styleSrc: ["'self'", ...(developing ? ["'unsafe-inline'"] : [withNonce])],
    // React renders style="" attributes; they can move boxes but not run code.
    styleSrcAttr: ["'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:', 'https://i.ytimg.com', ...maps],
    fontSrc: ["'self'"],
    mediaSrc: ["'self'", 'blob:'],
    connectSrc: ["'self'", ...apiHosts, ...maps, ...(developing ? ['ws:'] : [])],
    frameSrc: ["'self'", ...VIDEO_HOSTS, ...frames],
    workerSrc: ["'self'", 'blob:'],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'self'"],
    ...(overHttps ? { upgradeInsecureRequests: [] } : {}),
  };
}

/** The hosts of what is configured to stand in for our own forms, price table and unsubscribe page. */
function embedHosts({ embeds }: Config): { frames: string[]; scripts: string[] } {
  const originsOf = (addresses: (string | null)[]) =>
    addresses.flatMap((address) => (address === null ? [] : [new URL(address).origin]));
  const provider = embeds.pricingTable ? ['https://js.stripe.com'] : [];
  return {
    frames: [...provider, ...originsOf([embeds.ebookForm, embeds.bonusForm, embeds.callForm])],
    scripts: [...provider, ...originsOf([embeds.unsubscribeScript])],
  };
}
