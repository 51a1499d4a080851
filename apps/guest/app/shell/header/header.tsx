import { IconButton, Logo } from '@thyme/ui';
import { clsx } from 'clsx';
import { Menu as MenuIcon, Search } from 'lucide-react';
import { useLocation } from 'react-router';
import { useSession } from '../../lib/session/session.ts';
import { mainLinks } from '../links.ts';
import { usePageHandle } from '../page-handle.ts';
import { currentAt, SiteLink } from '../site-link.tsx';
import { FindBar } from './find-bar.tsx';
import { LoginMenu } from './login-menu.tsx';
import { Menu, menuItem } from './menu.tsx';
import { useScrolledPast } from './use-scrolled-past.ts';
import { UserMenu } from './user-menu.tsx';

export const ACTIVE_AFTER = 80;

/** The links fold into a menu at 991 px, and at 1200 px already where the search bar is beside them. */
export function Header() {
  const { ownSearch = false, stillHeader = false } = usePageHandle();
  const active = useScrolledPast(ACTIVE_AFTER);
  const { pathname } = useLocation();
  return (
    <header
      data-toast-below=""
      data-active={active || undefined}
      className={clsx(
        'z-30 bg-paper transition-[background-color,box-shadow]',
        stillHeader ? 'relative border-b border-line' : 'sticky top-0',
        active && !stillHeader && 'bg-card/96! shadow-soft',
      )}
    >
      <div className="wrap flex h-15 items-center gap-2 md:gap-5 nav:h-17 nav:gap-6">
        <SiteLink to="/home" aria-label="Thyme, home" className="flex-none no-underline">
          <Logo />
        </SiteLink>
        {!ownSearch && <FindBar />}
        <nav aria-label="Main" className={clsx('hidden', ownSearch ? 'mx-auto nav:flex' : 'ml-auto wide:flex')}>
          {mainLinks.map(({ to, text }) => (
            <SiteLink
              key={to}
              to={to}
              aria-current={currentAt(pathname, to)}
              className={clsx(
                'inline-flex min-h-11 items-center rounded-sm font-medium whitespace-nowrap no-underline hover:bg-sand',
                ownSearch ? 'px-3' : 'px-2',
              )}
            >
              {text}
            </SiteLink>
          ))}
        </nav>
        <div className={clsx('flex items-center gap-0.5', ownSearch ? 'max-nav:ml-auto' : 'max-wide:ml-auto')}>
          {!ownSearch && (
            <IconButton asChild label="Search" className="max-[359px]:hidden md:hidden">
              <SiteLink to="/search-form">
                <Search aria-hidden="true" className="size-6" />
              </SiteLink>
            </IconButton>
          )}
          <SessionMenus />
          <MobileMenu className={ownSearch ? 'nav:hidden' : 'wide:hidden'} />
        </div>
      </div>
    </header>
  );
}

/** Until the browser knows which one applies, both are there and the stylesheet shows one. */
function SessionMenus() {
  const session = useSession();
  return (
    <>
      {session !== 'guest' && <LoginMenu />}
      {session !== 'visitor' && <UserMenu />}
    </>
  );
}

function MobileMenu({ className }: { className: string }) {
  const { pathname } = useLocation();
  return (
    <Menu
      label="Menu"
      className={className}
      buttonClassName="grid size-11 place-items-center rounded-full hover:bg-sand -mr-2.5"
      button={<MenuIcon aria-hidden="true" className="size-6" />}
    >
      <nav aria-label="Main">
        {mainLinks.map(({ to, text }) => (
          <SiteLink key={to} to={to} aria-current={currentAt(pathname, to)} className={menuItem}>
            {text}
          </SiteLink>
        ))}
        <hr className="mx-3 my-2 border-line" />
        <SiteLink to="/search-form" className={menuItem}>
          <Search aria-hidden="true" /> Find a business
        </SiteLink>
      </nav>
    </Menu>
  );
}
