import { NotificationList } from '../features/notifications/notification-list.tsx';
import { describePage } from '../lib/page/meta.ts';
import { NotificationAnswer } from '../pages/account/notification-answer.tsx';
import type { Route } from './+types/profile-notification.ts';

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, {
    title: 'Notifications',
    description: 'Updates about your bookings from the shops.',
    path: '/profile/notification',
    hidden: true,
  });
}

export default function Notifications() {
  return (
    <div className="mx-auto max-w-220">
      <h1 className="display-48 mb-5">Notifications</h1>
      <NotificationList answer={(notification) => <NotificationAnswer notification={notification} />} />
    </div>
  );
}
