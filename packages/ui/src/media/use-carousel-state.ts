import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useState } from 'react';

const start = { current: 0, stops: 0, canGoBack: false, canGoOn: true };

/** The carousel's position as React state. */
export function useCarouselState(embla: UseEmblaCarouselType[1]) {
  const [state, setState] = useState(start);

  useEffect(() => {
    if (!embla) return;
    const read = () =>
      setState({
        current: embla.selectedScrollSnap(),
        stops: embla.scrollSnapList().length,
        canGoBack: embla.canScrollPrev(),
        canGoOn: embla.canScrollNext(),
      });
    read();
    embla.on('select', read).on('reInit', read);
    return () => {
      embla.off('select', read).off('reInit', read);
    };
  }, [embla]);

  return state;
}
