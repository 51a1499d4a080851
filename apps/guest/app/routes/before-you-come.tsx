import { describePage } from '../lib/page/meta.ts';
import { BeforeYouComePage } from '../pages/account/before-you-come-page.tsx';
import type { Route } from './+types/before-you-come.ts';

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, {
    title: 'Before you come',
    description: 'A few questions before your appointment.',
    path: '/before-you-come',
    hidden: true,
  });
}

/** The URL allows answering for a guest, so it is not sent to other sites as a referrer. */
export function headers() {
  return { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };
}

export default function BeforeYouCome({ params }: Route.ComponentProps) {
  return <BeforeYouComePage token={params.token} />;
}
