import { ok, type Refusal, type Result, refuse } from '../result/index.ts';

export type AddressProblem = 'empty' | 'not-an-address' | 'not-http' | 'with-password';

/** A pasted calendar address: 'webcal:' becomes HTTPS, and it must not contain a password. */
export function tidyAddress(text: string): Result<string, Refusal<AddressProblem>> {
  const given = text.trim().replace(/^webcals?:/i, 'https:');
  if (given === '') return refuse('empty');
  const full = /^[a-z][a-z0-9+.-]*:/i.test(given) && !/^[^/]+:\d/.test(given) ? given : `https://${given}`;
  if (!URL.canParse(full)) return refuse('not-an-address');
  const url = new URL(full);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return refuse('not-http');
  if (url.username !== '' || url.password !== '') return refuse('with-password');
  url.hash = '';
  return ok(url.href);
}
