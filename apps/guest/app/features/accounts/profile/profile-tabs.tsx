import { LinkTab, LinkTabs } from '@thyme/ui';
import { Calendar, Gift, Heart, ShieldCheck, User } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { SECURITY, sectionAt } from '../security/sections.ts';

const pages = [
  { to: '/profile/my-profile', text: 'My Profile', short: 'Profile', Icon: User },
  { to: '/profile/appointments', text: 'My Appointments', short: 'Appointments', Icon: Calendar },
  { to: '/profile/vouchers', text: 'My Vouchers', short: 'Vouchers', Icon: Gift },
  { to: '/profile/favorites', text: 'My favorites', short: 'Favourites', Icon: Heart },
  { to: SECURITY, text: 'Security & privacy', short: 'Security', Icon: ShieldCheck },
];

/** The page that a path belongs to: the profile is the landing page, and some sections have addresses of their own. */
function pageAt(pathname: string): string {
  if (/^\/profile\/?$/.test(pathname)) return '/profile/my-profile';
  if (pathname.startsWith('/profile/memberships')) return '/profile/vouchers';
  return sectionAt(pathname) ? SECURITY : pathname.replace(/\/$/, '');
}

/** The pages of the account. On a phone all five fit, with short names under their icons. */
export function ProfileTabs() {
  const here = pageAt(useLocation().pathname);
  return (
    <LinkTabs
      label="Your account"
      className="max-md:-mx-4 max-md:[&>ul]:justify-between max-md:[&>ul]:gap-0 md:max-lg:[&>ul]:gap-4"
    >
      {pages.map(({ to, text, short, Icon }) => (
        <LinkTab
          key={to}
          active={to === here}
          asChild
          className="max-md:min-h-15 max-md:flex-col max-md:justify-center max-md:gap-1 max-md:px-1 max-md:text-[0.75rem] max-md:[&_svg]:size-5"
        >
          <Link to={to}>
            <Icon aria-hidden="true" /> <span className="max-md:hidden">{text}</span>
            <span className="md:hidden">{short}</span>
          </Link>
        </LinkTab>
      ))}
    </LinkTabs>
  );
}
