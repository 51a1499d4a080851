import { type ReactNode, useEffect, useRef } from 'react';

/** Rises once as it is scrolled to. What is in view already just stands there, and so does all for who wants no motion. */
export function Reveal({ children }: { children: ReactNode }) {
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const node = section.current;
    if (!node || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    if (node.getBoundingClientRect().top < window.innerHeight) return;
    node.dataset.reveal = 'waiting';
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      node.dataset.reveal = 'shown';
      observer.disconnect();
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  return <div ref={section}>{children}</div>;
}
