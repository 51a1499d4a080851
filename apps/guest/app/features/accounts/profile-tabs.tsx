import { LinkTab, LinkTabs } from '@thyme/ui';
import { KeyRound, Mail, User } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { useMe } from '../../lib/me.ts';

const tabs = [
  { to: '/profile/my-profile', text: 'My Profile', Icon: User, credentials: false },
  { to: '/profile/change-password', text: 'Change Password', Icon: KeyRound, credentials: true },
  { to: '/profile/update-email', text: 'Update Email', Icon: Mail, credentials: true },
];

/** The pages of the account. A social login has no password and no email of ours to change. */
export function ProfileTabs() {
  const me = useMe();
  const { pathname } = useLocation();
  const here = /^\/profile\/?$/.test(pathname) ? '/profile/my-profile' : pathname.replace(/\/$/, '');
  return (
    <LinkTabs label="Your account">
      {tabs
        .filter(({ credentials }) => !credentials || (me !== null && !me.social_login))
        .map(({ to, text, Icon }) => (
          <LinkTab key={to} active={to === here} asChild>
            <Link to={to}>
              <Icon aria-hidden="true" /> {text}
            </Link>
          </LinkTab>
        ))}
    </LinkTabs>
  );
}
