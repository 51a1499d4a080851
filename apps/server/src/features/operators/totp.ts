import { Secret, TOTP } from 'otpauth';

const PERIOD = 30;
/** Codes of the previous and the next step are accepted too, because phones' clocks differ. */
const STEPS_ASIDE = 1;

/** A new secret in base32, the format of authenticator apps. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: 'Thyme', label, period: PERIOD, secret: Secret.fromBase32(secret) });

/** The URI for an authenticator app, also shown as a QR code. */
export function provisioningUri(secret: string, label: string): string {
  return totpOf(secret, label).toString();
}

export function codeAt(secret: string, now: number): string {
  return totpOf(secret).generate({ timestamp: now * 1000 });
}

/** The time step of a code; null if it is wrong. The caller accepts each step once. */
export function stepOf(secret: string, code: string, now: number): number | null {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const delta = totpOf(secret).validate({ token, timestamp: now * 1000, window: STEPS_ASIDE });
  return delta === null ? null : Math.floor(now / PERIOD) + delta;
}
