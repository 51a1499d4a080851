import { NotificationsPage } from '../features/notifications/notifications-page.tsx';
import { PageHead } from '../shell/page-head.tsx';

export const meta = () => [{ title: 'News – Thyme for business' }];

export default function News() {
  return (
    <div className="px-4 pb-10 md:px-7">
      <PageHead title="News" />
      <NotificationsPage />
    </div>
  );
}
