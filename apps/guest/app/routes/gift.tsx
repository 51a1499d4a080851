import { describePage } from '../lib/page/meta.ts';
import { GiftPage } from '../pages/vouchers/gift-page.tsx';
import type { Route } from './+types/gift.ts';

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, {
    title: 'A voucher for you',
    description: 'A gift voucher, to use or to print.',
    path: '/gift',
    hidden: true,
  });
}

/** The URL contains a code that is worth money, so it is not sent to other sites as a referrer. */
export function headers() {
  return { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };
}

export default GiftPage;
