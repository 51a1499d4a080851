import { describePage } from '../lib/page/meta.ts';
import { ReminderPage } from '../pages/account/reminder-page.tsx';
import type { Route } from './+types/reminder.ts';

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, {
    title: 'Your appointment',
    description: 'Confirm, move or cancel your appointment.',
    path: '/r',
    hidden: true,
  });
}

/** The URL allows answering for a guest, so it is not sent to other sites as a referrer. */
export function headers() {
  return { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };
}

export default function Reminder({ params }: Route.ComponentProps) {
  return <ReminderPage code={params.code} />;
}
