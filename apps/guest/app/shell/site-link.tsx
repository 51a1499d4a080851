import { type ComponentProps, useEffect } from 'react';
import { useNavigate } from 'react-router';

/**
 * A link of the frame. There are dozens on every page: they are plain, and one listener follows all of them. Marked as
 * React Router marks its own, so that the routes they lead to are fetched beforehand.
 */
export function SiteLink({ to, ...props }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  return <a href={to} data-frame="" data-discover="true" {...props} />;
}

/** Links of the frame, and links in parts that are not hydrated. */
const FOLLOWED = 'a[data-frame], [data-static] a[href^="/"]:not([target], [rel~="external"])';

/** Moves inside the site where the browser would have fetched a new page; presses with a key held are the browser's. */
export function useSiteLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const held = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (event.defaultPrevented || event.button !== 0 || held || !(event.target instanceof Element)) return;
      const link = event.target.closest<HTMLAnchorElement>(FOLLOWED);
      if (!link) return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}

/** For `aria-current`: the page itself, or one below it. */
export function currentAt(pathname: string, to: string): 'page' | undefined {
  return pathname === to || pathname.startsWith(`${to}/`) ? 'page' : undefined;
}
