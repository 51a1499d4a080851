import { CountBadge } from '@thyme/ui/display/badge.tsx';
import { Bell as BellIcon } from 'lucide-react';
import { useUnreadCount } from '../../lib/session/unread-count.ts';
import { SiteLink } from '../site-link.tsx';

/** The link to the notifications, with the number of unread ones. */
export function Bell() {
  const count = useUnreadCount();
  return (
    <SiteLink
      to="/profile/notification"
      aria-label={count > 0 ? `Notifications, ${count} new` : 'Notifications'}
      className="relative grid size-11 place-items-center rounded-full max-[359px]:size-9 hover:bg-sand"
    >
      <BellIcon aria-hidden="true" className="size-5.5" />
      <span aria-hidden="true" className="absolute top-0 left-5.5">
        <CountBadge count={count} />
      </span>
    </SiteLink>
  );
}
