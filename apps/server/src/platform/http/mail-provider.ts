import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const TOLERANCE = 300;

/**
 * Whether a request comes from the mail provider that knows the secret: as the password of basic authentication, or by
 * `X-Inbound-Signature: t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">`.
 */
export function isMailProvider(
  request: FastifyRequest,
  body: Buffer,
  { secret, now }: { secret: string; now: number },
): boolean {
  const { authorization } = request.headers;
  const signature = request.headers['x-inbound-signature'];
  if (typeof signature === 'string') return isSigned(signature, body, { secret, now });
  const coded = /^Basic\s+(\S+)$/i.exec(authorization ?? '')?.[1];
  if (coded === undefined) return false;
  const login = Buffer.from(coded, 'base64').toString('utf8');
  return isSame(login.slice(login.indexOf(':') + 1), secret);
}

function isSigned(header: string, body: Buffer, { secret, now }: { secret: string; now: number }): boolean {
  const [, time, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (time === undefined || given === undefined || Math.abs(now - Number(time)) > TOLERANCE) return false;
  return isSame(given, createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex'));
}

/** Hashed to equal length, so that the comparison takes constant time. */
function isSame(given: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(expected));
}
