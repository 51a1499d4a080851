import type { Segment } from '@thyme/domain/campaigns';
import { MONTHS } from '@thyme/domain/time';
import { count } from '@thyme/site/format.ts';
import type { BadgeTone } from '@thyme/ui';
import type { Campaign, Choices } from './operations.ts';

const nameIn = (list: readonly { id: number; name: string }[], id: number | null) =>
  list.find((one) => one.id === id)?.name ?? null;

/** A segment in one line: 'Haven’t been for 8 weeks'. */
export function segmentWords(segment: Segment, choices: Choices): string {
  switch (segment.kind) {
    case 'away':
      return `Haven’t been for ${count(segment.weeks, 'week')}`;
    case 'birthday':
      return `Birthday in ${MONTHS[segment.month - 1] ?? ''}`;
    case 'service': {
      const name = nameIn(choices.services, segment.id) ?? 'a service';
      return segment.weeks > 0 ? `Had ${name}, ${count(segment.weeks, 'week')} ago or more` : `Had ${name}`;
    }
    case 'voucher': {
      const name = nameIn(choices.vouchers, segment.id);
      return segment.unused ? `Voucher not used${name ? `: ${name}` : ''}` : `Bought ${name ?? 'a voucher'}`;
    }
    case 'package': {
      const name = nameIn(choices.packages, segment.id);
      return segment.unused ? `Sessions left${name ? ` of ${name}` : ''}` : `Bought ${name ?? 'a package'}`;
    }
    case 'waiting': {
      const name = nameIn(choices.services, segment.id);
      return name ? `Waiting for ${name}` : 'On your waiting list';
    }
    case 'everyone':
      return 'All your guests';
  }
}

const REASONS: Record<string, string> = {
  'said-no': 'said no',
  'not-asked': 'never asked',
  complained: 'reported an email as spam, or answered STOP',
  'opted-out': 'unsubscribed from everything',
  'no-address': 'no confirmed address or number',
  blocked: 'blocked by you',
  bounced: 'their email bounces',
  duplicate: 'same address as another guest',
  limit: 'above your limit for texts',
  cancelled: 'not sent, as you stopped it',
  gone: 'no longer your guest',
  'no-texts': 'texts aren’t set up',
};

/** Why a guest was skipped. */
export const reasonWords = (reason: string): string => REASONS[reason] ?? 'left out';

const STATES: Record<string, readonly [tone: BadgeTone, words: string]> = {
  draft: ['neutral', 'Draft'],
  scheduled: ['honey', 'Scheduled'],
  sending: ['green', 'Sending'],
  sent: ['green', 'Sent'],
  cancelled: ['neutral', 'Cancelled'],
};

export const stateBadge = ({ state }: Pick<Campaign, 'state'>) => STATES[state] ?? (['neutral', state] as const);

/** '12 bookings', 'No bookings yet'. */
export const bookingWords = ({ bookings }: Pick<Campaign, 'bookings'>): string =>
  bookings === 0 ? 'No bookings yet' : count(bookings, 'booking');
