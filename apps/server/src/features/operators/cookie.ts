import type { FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config/config.ts';

const NAME = 'thyme_operator';

/** Sent to the operator's pages only, and never from another site. */
export function sessionCookie({ publicUrl }: Config, token: string): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  const age = token === '' ? '; Max-Age=0' : '';
  return `${NAME}=${token}; Path=/operator; HttpOnly; SameSite=Strict${secure}${age}`;
}

export function tokenOf({ headers }: FastifyRequest): string {
  return new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{20,100})`).exec(headers.cookie ?? '')?.[1] ?? '';
}

/** Besides SameSite, forms from other origins are refused. */
export function isSameOrigin({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = headers;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}
