import { NavigationProgress } from '@thyme/site/frame/navigation-progress.tsx';
import { OfflineNotice } from '@thyme/site/frame/offline-notice.tsx';
import { RouteFocus } from '@thyme/site/frame/route-focus.tsx';
import { SkipLink } from '@thyme/ui/navigation/skip-link.tsx';
import { Outlet } from 'react-router';
import { lazyPart } from '../lib/hydration/lazy-part.ts';
import { Static } from '../lib/hydration/static.tsx';
import { useSite } from '../lib/page/use-site.ts';
import { Header } from './header/header.tsx';
import { useBusinessHref } from './header/login-menu.tsx';
import { usePageHandle } from './page-handle.ts';
import { useSiteLinks } from './site-link.tsx';

const Footer = lazyPart(async () => ({ default: (await import('./footer/footer.tsx')).Footer }));

/** Header, page and footer. Pages without them (the video room, printable pages) are outside this layout. */
export default function SiteLayout() {
  useSiteLinks();
  const { skipLinks = [] } = usePageHandle();
  return (
    <>
      <SkipLink />
      {skipLinks.map(({ to, text }) => (
        <SkipLink key={to} to={to}>
          {text}
        </SkipLink>
      ))}
      <NavigationProgress />
      <Header />
      <main id="main" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <Static part={Footer} businessUrl={useBusinessHref()} outside={useSite().links} />
      <OfflineNotice />
      <RouteFocus />
    </>
  );
}
