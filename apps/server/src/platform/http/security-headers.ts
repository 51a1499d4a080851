import type { Config } from '../config/config.ts';
import { cardHosts } from '../config/public-cards.ts';
import { CSP_REPORTS } from './csp-reports.ts';
import type { Http } from './http.ts';
import { nonceOf } from './nonce.ts';

export { drawNonce, nonceOf } from './nonce.ts';

/** For every page of a login popup: a stricter policy on one of them would cut it off from its opener. */
export const POPUP_POLICY = { 'cross-origin-opener-policy': 'unsafe-none' } as const;

const VIDEO_HOSTS = ['https://www.youtube-nocookie.com', 'https://www.youtube.com'];

/** Headers of every response. */
const FIXED = {
  // A login popup returns from another site and must still reach its opener.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-site',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(self), payment=(self), usb=()',
} as const;

/** Built once, except for the nonce, because this runs for every request. */
export function securityHeaders(http: Http, config: Config): void {
  const overHttps = config.publicUrl.startsWith('https:');
  const headers = {
    ...FIXED,
    'reporting-endpoints': `csp="${CSP_REPORTS}"`,
    ...(overHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
  const policy = pagePolicy(config);
  http.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    const own = `'nonce-${nonceOf(reply.raw)}'`;
    reply.header('content-security-policy', policy(own, own));
    done();
  });
}

export type PagePolicy = (scripts: string, styles: string) => string;

/** The policy without the inline scripts and styles, which each response adds itself. */
export function pagePolicy(config: Config): PagePolicy {
  const text = policyText(directives(config, config.publicUrl.startsWith('https:')));
  // Development allows every inline script and style, so its policy has no nonce.
  return (scripts, styles) => text.replace('{scripts}', scripts).replace('{styles}', styles);
}

function policyText(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), ...sources].join(' '))
    .join(';');
}

function directives(config: Config, overHttps: boolean) {
  // Vite's development client injects inline scripts and styles without our nonce.
  const developing = config.environment === 'development';
  const apiHosts = Object.values(config.apiEndpoints)
    .filter((endpoint) => endpoint.startsWith('http'))
    .map((endpoint) => new URL(endpoint).origin);
  const { frames, scripts } = embedHosts(config);
  const cards = cardHosts(config.cards, config.publicCards);
  const mapUrls = [config.mapStyleUrl, config.mapTiles?.url ?? null];
  const maps = mapUrls.flatMap((address) => (address === null ? [] : [new URL(address).origin]));
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...scripts, ...cards.scripts, ...(developing ? ["'unsafe-inline'"] : ['{scripts}'])],
    styleSrc: ["'self'", ...(developing ? ["'unsafe-inline'"] : ['{styles}'])],
    // React renders style="" attributes; they can move boxes but not run code.
    styleSrcAttr: ["'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:', 'https://i.ytimg.com', ...maps],
    fontSrc: ["'self'"],
    mediaSrc: ["'self'", 'blob:'],
    connectSrc: ["'self'", ...apiHosts, ...maps, ...cards.connects, ...(developing ? ['ws:'] : [])],
    frameSrc: ["'self'", ...VIDEO_HOSTS, ...frames, ...cards.frames],
    workerSrc: ["'self'", 'blob:'],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'self'"],
    // Older browsers know the first, newer ones the second.
    reportUri: [CSP_REPORTS],
    reportTo: ['csp'],
    ...(overHttps ? { upgradeInsecureRequests: [] } : {}),
  };
}

/** The hosts of the configured external forms, pricing table and unsubscribe script. */
function embedHosts({ embeds }: Config): { frames: string[]; scripts: string[] } {
  const originsOf = (addresses: (string | null)[]) =>
    addresses.flatMap((address) => (address === null ? [] : [new URL(address).origin]));
  const provider = embeds.pricingTable ? ['https://js.stripe.com'] : [];
  return {
    frames: [...provider, ...originsOf([embeds.ebookForm, embeds.bonusForm, embeds.callForm])],
    scripts: [...provider, ...originsOf([embeds.unsubscribeScript])],
  };
}
