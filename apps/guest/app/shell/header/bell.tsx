import { CountBadge } from '@thyme/ui/display/badge.tsx';
import { Bell as BellIcon } from 'lucide-react';
import { useNewsCount } from '../../lib/session/news-count.ts';
import { SiteLink } from '../site-link.tsx';

/** The way to the notifications, with the number of new ones. */
export function Bell() {
  const count = useNewsCount();
  return (
    <SiteLink
      to="/profile/notification"
      aria-label={count > 0 ? `Notifications, ${count} new` : 'Notifications'}
      className="relative grid size-11 place-items-center rounded-full hover:bg-sand"
    >
      <BellIcon aria-hidden="true" className="size-5.5" />
      <span aria-hidden="true" className="absolute top-0 left-5.5">
        <CountBadge count={count} />
      </span>
    </SiteLink>
  );
}
