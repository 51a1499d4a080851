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

/** The address holds a code that is as good as money: no other site is told it. */
export function headers() {
  return { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };
}

export default GiftPage;
