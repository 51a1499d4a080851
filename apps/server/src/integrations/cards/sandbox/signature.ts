import { createHmac, timingSafeEqual } from 'node:crypto';

export const SIGNATURE_HEADER = 'sandbox-signature';
/** Older messages may be replayed. */
export const TOLERANCE_SECONDS = 300;

function mac(secret: string, text: string | Buffer, at: number): string {
  return createHmac('sha256', secret).update(`${at}.`).update(text).digest('hex');
}

export function sign(secret: string, body: string, at: number): string {
  return `t=${at},v1=${mac(secret, body, at)}`;
}

/** The scheme of real providers: an HMAC over the timestamp and the body. */
export function verify(
  secret: string,
  signed: { body: Buffer; header: string | undefined; now: number },
): 'ok' | 'bad-signature' | 'too-old' {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signed.header ?? '');
  if (!match) return 'bad-signature';
  const [, at = '', given = ''] = match;
  const expected = Buffer.from(mac(secret, signed.body, Number(at)), 'hex');
  if (!timingSafeEqual(expected, Buffer.from(given, 'hex'))) return 'bad-signature';
  return Math.abs(signed.now - Number(at)) > TOLERANCE_SECONDS ? 'too-old' : 'ok';
}
