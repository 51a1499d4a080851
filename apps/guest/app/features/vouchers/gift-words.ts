import { formatDay, formatDayTime, wallOf } from '@thyme/domain/time';
import type { OwnedVoucher } from './owned-voucher.ts';

type Gift = Pick<OwnedVoucher, 'owner' | 'gift_state' | 'send_at' | 'sent_at' | 'recipient_email' | 'business_info'>;

const zoneOf = ({ business_info: shop }: Gift): string => shop?.zone ?? 'Europe/Dublin';

const zoneWords = ({ business_info: shop }: Gift): string => (shop ? ` ${shop.zone_label}` : '');

/** How a voucher gets to its recipient, in two short lines; null for one's own. */
export function giftWords(gift: Gift): { title: string; detail: string } | null {
  const { owner, gift_state: state, send_at: sendAt, sent_at: sentAt, recipient_email: email } = gift;
  const zone = zoneOf(gift);
  switch (state) {
    case 'own':
      return null;
    case 'claimed':
      return { title: `With ${owner} now`, detail: `It’s in ${owner}’s account.` };
    case 'scheduled':
      return {
        title: sendAt === null ? '' : `Goes out ${formatDayTime(wallOf(zone, sendAt))}${zoneWords(gift)}`,
        detail: email ? `By email to ${email}` : '',
      };
    case 'sent':
      return {
        title: sentAt === null ? '' : `Sent ${formatDay(wallOf(zone, sentAt))}`,
        detail: `By email to ${owner}. You can send it again.`,
      };
    case 'unsent':
      return { title: `For you to give to ${owner}`, detail: 'Print it, share the link, or send it by email.' };
  }
}
