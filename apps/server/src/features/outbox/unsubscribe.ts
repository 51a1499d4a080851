import { defineProvided } from '../../platform/hooks.ts';
import type { Services } from '../../platform/services.ts';

/**
 * What can be turned off: mails about a guest's appointments, mails requested by a form on the site, or mails to a
 * companion whose address the guest who booked gave.
 */
export type MailSwitch = 'bookings' | 'news' | 'companion';

/** The settings behind the switches; `registry/hooks.ts` provides them. The key is a user's id or an address. */
export const mailSwitches =
  defineProvided<Record<MailSwitch, (services: Services, key: string) => Promise<void>>>('mail switches');

const isSwitch = (kind: string): kind is MailSwitch => kind === 'bookings' || kind === 'news' || kind === 'companion';
const signedText = (kind: MailSwitch, key: string) => `unsubscribe:${kind}:${key}`;

/** A link that turns the mails off without a login. Null for a recipient with nothing to turn off. */
export function unsubscribePath(
  { sealing }: Services,
  kind: MailSwitch,
  { userId, recipient }: { userId: number | null; recipient: string },
): string | null {
  const key = kind === 'bookings' ? String(userId ?? '') : recipient;
  if (key === '') return null;
  return `/mail/unsubscribe/${kind}/${Buffer.from(key).toString('base64url')}/${sealing.sign(signedText(kind, key))}`;
}

export interface UnsubscribeLink {
  kind: MailSwitch;
  key: string;
}

/** What a link turns off; null for a forged one. */
export function readLink(
  { sealing }: Services,
  { kind, key, signature }: { kind: string; key: string; signature: string },
): UnsubscribeLink | null {
  const plain = Buffer.from(key, 'base64url').toString();
  if (!isSwitch(kind) || !sealing.isSigned(signedText(kind, plain), signature)) return null;
  return { kind, key: plain };
}
