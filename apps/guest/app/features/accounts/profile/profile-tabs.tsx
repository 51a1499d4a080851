import { CountBadge, LinkTab, LinkTabs } from '@thyme/ui';
import { Bell, Calendar, Gift, Heart, KeyRound, Mail, User } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { useMe } from '../../../lib/session/me.ts';
import { useUnreadCount } from '../../../lib/session/unread-count.ts';
import { useCurrentInSight } from '../../../lib/view/use-current-in-sight.ts';

const pages = [
  { to: '/profile/my-profile', text: 'My Profile', Icon: User },
  { to: '/profile/appointments', text: 'My Appointments', Icon: Calendar },
  { to: '/profile/vouchers', text: 'My Vouchers', Icon: Gift },
  { to: '/profile/favorites', text: 'My favorites', Icon: Heart },
  { to: '/profile/notification', text: 'Notifications', Icon: Bell },
];
const credentials = [
  { to: '/profile/change-password', text: 'Change Password', Icon: KeyRound },
  { to: '/profile/update-email', text: 'Update Email', Icon: Mail },
];

/** The pages of the account. A social login has no password and no email of ours to change. */
export function ProfileTabs() {
  const me = useMe();
  const unread = useUnreadCount();
  const { pathname } = useLocation();
  const here = /^\/profile\/?$/.test(pathname) ? '/profile/my-profile' : pathname.replace(/\/$/, '');
  const row = useCurrentInSight<HTMLDivElement>(here);
  const shown = me !== null && !me.social_login ? [...pages, ...credentials] : pages;

  return (
    <div ref={row}>
      <LinkTabs label="Your account">
        {shown.map(({ to, text, Icon }) => (
          <LinkTab key={to} active={to === here} asChild>
            <Link to={to}>
              <Icon aria-hidden="true" /> {text}
              {to === '/profile/notification' && <CountBadge count={unread} label={`${unread} new`} />}
            </Link>
          </LinkTab>
        ))}
      </LinkTabs>
    </div>
  );
}
