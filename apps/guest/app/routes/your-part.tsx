import { describePage } from '../lib/page/meta.ts';
import { YourPartPage } from '../pages/payments/your-part-page.tsx';
import type { Route } from './+types/your-part.ts';

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, {
    title: 'Your part',
    description: 'Pay your part of a booking for several people.',
    path: '/your-part',
    hidden: true,
  });
}

/** The URL is meant for one person, so it is not sent to other sites as a referrer. */
export function headers() {
  return { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };
}

export default function YourPart({ params }: Route.ComponentProps) {
  return <YourPartPage token={params.token} />;
}
