import { DAY, type Instant } from '@thyme/domain/time';
import type { Services } from '../../../platform/services.ts';

const LINK_SECONDS = 30 * DAY;

interface Address {
  id: number;
  email: string;
}

const signed = ({ id, email }: Address, expiresAt: Instant) => `confirm-email:${id}:${expiresAt}:${email}`;

/** The page that confirms an address. Bound to the account and the address, so it is useless once either changes. */
export function confirmationPath({ sealing }: Services, address: Address, now: Instant): string {
  const expiresAt = now + LINK_SECONDS;
  return `/confirm-email/${address.id}.${expiresAt}.${sealing.sign(signed(address, expiresAt))}`;
}

export interface OpenedLink {
  userId: number;
  expiresAt: Instant;
  signature: string;
}

/** Null if the text is not such a link; nothing is verified yet. */
export function parseLink(token: string): OpenedLink | null {
  const [, userId, expiresAt, signature] = /^(\d{1,9})\.(\d{10})\.([\w-]{20,100})$/.exec(token) ?? [];
  return signature === undefined ? null : { userId: Number(userId), expiresAt: Number(expiresAt), signature };
}

export const isGenuine = ({ sealing }: Services, link: OpenedLink, address: Address): boolean =>
  sealing.isSigned(signed(address, link.expiresAt), link.signature);
