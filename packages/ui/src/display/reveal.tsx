import { type ReactNode, Suspense, useEffect, useRef } from 'react';

/**
 * A section that animates in once when it is scrolled into view, unless it is visible from the start or reduced motion
 * is preferred. It is laid out only when it is near the viewport, and its own Suspense boundary lets it hydrate
 * independently.
 */
export function Reveal({ children }: { children: ReactNode }) {
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const node = section.current;
    if (!node || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // The observer reports the position without a forced layout, which measuring each section would cause. When several
    // entries arrive together, the last one is current.
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
