import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** After client navigation, focuses the new page's heading and announces its title. */
export function RouteFocus() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    if (hash) return;
    const heading = document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main');
    if (!heading) return;
    if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
    heading.style.outline = 'none';
    heading.focus({ preventScroll: true });
  }, [pathname, hash]);

  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}
