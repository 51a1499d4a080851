import { type ReactNode, Suspense, useEffect, useRef } from 'react';

/**
 * A section that rises once as it is scrolled to. What is in view already just stands there, and so does all for who
 * wants no motion. It is laid out when it is near, and comes alive by itself, so that none waits for all.
 */
export function Reveal({ children }: { children: ReactNode }) {
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const node = section.current;
    if (!node || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // It says at once where the section stands. Asking the section itself would lay out the page, once for each.
    // Where several moments arrive together, the last one holds.
    const observer = new IntersectionObserver((moments) => {
      const entry = moments.at(-1);
      const isBelow = entry && !entry.isIntersecting && entry.boundingClientRect.top > 0;
      if (isBelow) node.dataset.reveal = 'waiting';
      else {
        if (node.dataset.reveal) node.dataset.reveal = 'shown';
        observer.disconnect();
      }
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={section} className="far">
      <Suspense>{children}</Suspense>
    </div>
  );
}
