import { Avatar } from '@thyme/ui';
import { clsx } from 'clsx';
import { Bell, Calendar, ChevronDown, Gift, Heart, Key, LogOut, Mail, User } from 'lucide-react';
import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import { lazyPart } from '../../lib/hydration/lazy-part.ts';
import { forgetEverything } from '../../lib/session/forgetting.ts';
import { useMe } from '../../lib/session/me.ts';
import { SiteLink } from '../site-link.tsx';
import { Menu, menuItem } from './menu.tsx';

const pages = [
  { to: '/profile/my-profile', text: 'My Profile', Icon: User },
  { to: '/profile/appointments', text: 'My Appointments', Icon: Calendar },
  { to: '/profile/vouchers', text: 'My Vouchers', Icon: Gift },
  { to: '/profile/favorites', text: 'My favorites', Icon: Heart },
];
const credentials = [
  { to: '/profile/change-password', text: 'Change Password', Icon: Key },
  { to: '/profile/update-email', text: 'Update Email', Icon: Mail },
];

// Only guests have unread counts, so visitors do not load this code.
const GuestLinks = lazyPart(() => import('./guest-links.tsx'));

/** The bell without its number, in the place of both links. */
function Waiting() {
  return (
    <SiteLink
      to="/profile/notification"
      aria-label="Notifications"
      className="ml-11.5 grid size-11 place-items-center rounded-full max-[359px]:ml-9.5 max-[359px]:size-9"
    >
      <Bell aria-hidden="true" className="size-5.5" />
    </SiteLink>
  );
}

/**
 * The bell and the avatar's menu, for people with a stored guest token. As wide as a long name needs, so that the links
 * beside it stay in place when the name arrives.
 */
export function UserMenu() {
  const me = useMe();
  // A social login has no password and no email of ours to change.
  const groups = me?.social_login ? [pages] : [pages, credentials];
  return (
    <div className="guest-only flex items-center justify-end gap-0.5 md:w-63">
      {me ? (
        <Suspense fallback={<Waiting />}>
          <GuestLinks />
        </Suspense>
      ) : (
        <Waiting />
      )}
      <Menu
        label={me ? `${me.first_name}, your account` : 'Your account'}
        buttonClassName="flex min-h-11 items-center gap-2 rounded-full p-1 hover:bg-sand [details[open]>&]:bg-sand"
        button={
          <>
            {me?.photo ? (
              <Avatar name={me.first_name} src={`${me.photo}?w=96`} size={36} />
            ) : (
              <span className="grid size-9 flex-none place-items-center rounded-full bg-thyme-100 font-semibold text-thyme-700">
                <User aria-hidden="true" />
              </span>
            )}
            <span className={clsx('max-w-18 truncate text-left font-semibold max-md:hidden', !me && 'w-14')}>
              {me?.first_name}
            </span>
            <ChevronDown aria-hidden="true" className="mr-1 size-4 max-md:hidden" />
          </>
        }
      >
        {me && (
          <p className="truncate px-3 py-2 font-semibold">
            {me.first_name} {me.last_name}
          </p>
        )}
        {groups.map((group) => (
          <div key={group[0]?.to} className="border-line not-first:mt-2 not-first:border-t not-first:pt-2">
            {group.map(({ to, text, Icon }) => (
              <SiteLink key={to} to={to} className={menuItem}>
                <Icon aria-hidden="true" /> {text}
              </SiteLink>
            ))}
          </div>
        ))}
        <LogOutButton />
      </Menu>
    </div>
  );
}

function LogOutButton() {
  const navigate = useNavigate();
  async function logOut() {
    const home = () => navigate('/');
    // Loaded on demand; without a connection this browser is logged out nevertheless.
    const leaving = await import('../../lib/session/log-out.ts').catch(() => null);
    if (leaving) await leaving.logOut(home);
    else {
      await home();
      forgetEverything();
    }
  }
  return (
    <div className="mt-2 border-t border-line pt-2">
      <button type="button" onClick={() => void logOut()} className={menuItem}>
        <LogOut aria-hidden="true" /> Logout
      </button>
    </div>
  );
}
