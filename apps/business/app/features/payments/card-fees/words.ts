import type { BadgeTone } from '@thyme/ui';

export const FEE_REASONS: Record<string, string> = {
  'no-show': 'Didn’t come',
  'late-cancellation': 'Cancelled late',
};

export const FEE_STATES: Record<string, { label: string; tone: BadgeTone }> = {
  announced: { label: 'Announced', tone: 'honey' },
  paused: { label: 'Guest objects', tone: 'danger' },
  link: { label: 'Sent a link', tone: 'honey' },
  paid: { label: 'Paid', tone: 'green' },
  refunded: { label: 'Refunded', tone: 'neutral' },
  'partly-refunded': { label: 'Partly refunded', tone: 'neutral' },
  dropped: { label: 'Dropped', tone: 'neutral' },
};
