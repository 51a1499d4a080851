import { ArrowUpRight, ChevronDown } from 'lucide-react';
import { useRouteLoaderData } from 'react-router';
import { defaultSiteConfig, type SiteConfig } from '../../lib/page/site-config.ts';
import { useHasBusinessToken } from '../../lib/session/session.ts';
import { SiteLink } from '../site-link.tsx';
import { Menu } from './menu.tsx';

const entry = 'block rounded-sm px-3.5 py-3 no-underline hover:bg-paper';

/** The business site opens at its home for people who are logged in there, else at its login page. */
function businessHref(site: SiteConfig, hasBusinessToken: boolean): string {
  return hasBusinessToken ? site.businessSiteUrl : `${site.businessSiteUrl}/login`;
}

export function useBusinessHref(): string {
  const root = useRouteLoaderData<{ site: SiteConfig }>('root');
  return businessHref(root?.site ?? defaultSiteConfig, useHasBusinessToken());
}

export function LoginMenu() {
  const href = useBusinessHref();
  return (
    <Menu
      className="visitor-only"
      buttonClassName="inline-flex min-h-12 items-center gap-2 rounded-sm px-4 font-semibold whitespace-nowrap transition hover:bg-sand [details[open]>&]:bg-sand wide:-mr-4"
      button={
        <>
          Log In <ChevronDown aria-hidden="true" className="size-4" />
        </>
      }
      panelClassName="w-75 max-w-[calc(100vw-2.5rem)]"
    >
      <SiteLink to="/guest-login" className={entry}>
        <b className="font-semibold">Guests</b>
        <span className="block text-sm text-ink-soft">Your bookings, vouchers and favourites</span>
      </SiteLink>
      <a href={href} className={entry}>
        <b className="inline-flex items-center gap-1 font-semibold">
          Business <ArrowUpRight aria-hidden="true" className="size-4 text-thyme-700" />
        </b>
        <span className="block text-sm text-ink-soft">Your diary, on the business site</span>
      </a>
    </Menu>
  );
}
