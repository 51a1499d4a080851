import { timingSafeEqual } from 'node:crypto';
import type { Side } from '@thyme/domain/conversations';
import type { Services } from '../../../platform/services.ts';

const SIGNATURE = 32;
const PATTERN = /^reply\+([0-9a-z]{1,7})([gs])\.([0-9a-f]{32})@([^@\s]+)$/;

/** In hexadecimal, because mail servers may change the case of an address. 128 bits cannot be guessed. */
function signatureOf({ sealing }: Pick<Services, 'sealing'>, id: number, side: Side): string {
  return Buffer.from(sealing.sign(`reply:${id}:${side}`), 'base64url')
    .toString('hex')
    .slice(0, SIGNATURE);
}

/** The reply address of one side; null where mails cannot be received. */
export function replyAddress(
  services: Pick<Services, 'sealing' | 'config'>,
  { id, side }: { id: number; side: Side },
): string | null {
  const { inboundMail } = services.config;
  if (inboundMail === null) return null;
  return `reply+${id.toString(36)}${side === 'guest' ? 'g' : 's'}.${signatureOf(services, id, side)}@${inboundMail.domain}`;
}

export type ReadAddress = { kind: 'genuine'; id: number; side: Side } | { kind: 'forged' } | { kind: 'other' };

/** The conversation and the side of a reply address that we issued. */
export function readAddress(services: Pick<Services, 'sealing' | 'config'>, address: string): ReadAddress {
  const [, coded, mark, signature, domain] = PATTERN.exec(address.trim().toLowerCase()) ?? [];
  if (coded === undefined || signature === undefined || domain !== services.config.inboundMail?.domain)
    return /^reply\+/i.test(address.trim()) ? { kind: 'forged' } : { kind: 'other' };
  const id = Number.parseInt(coded, 36);
  const side = mark === 'g' ? 'guest' : 'shop';
  const isGenuine = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(services, id, side)));
  return isGenuine ? { kind: 'genuine', id, side } : { kind: 'forged' };
}
