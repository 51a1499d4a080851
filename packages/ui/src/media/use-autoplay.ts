import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useState } from 'react';

/** Advances the carousel; hovering, focus, a hidden page and reduced motion pause it. */
export function useAutoplay(embla: UseEmblaCarouselType[1], delay: number | undefined) {
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (!embla || !delay || held || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => {
      if (!document.hidden) embla.scrollNext();
    }, delay);
    return () => clearInterval(timer);
  }, [embla, delay, held]);

  return {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
}
