import { clsx } from 'clsx';
import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { Children, type KeyboardEvent, type ReactNode, useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { useAutoplay } from './use-autoplay.ts';
import { useCarouselState } from './use-carousel-state.ts';

export type CarouselProps = {
  label: string;
  /** Slides visible at once on desktop; one on phones, two on tablets. */
  perView?: 1 | 2 | 3;
  /** Advances automatically after this many milliseconds, until the user interacts. */
  autoplay?: number;
  /** Left of the arrows: the section's heading. */
  head?: ReactNode;
  className?: string;
  children: ReactNode;
};

const slideWidths = {
  1: 'basis-full',
  2: 'basis-full sm:basis-1/2',
  3: 'basis-full sm:basis-1/2 min-[64rem]:basis-1/3',
};

/** Slides in a row, controlled by arrows, dots, keys or swiping. */
export function Carousel({ label, perView = 3, autoplay, head, className, children }: CarouselProps) {
  const slides = Children.toArray(children);
  const [viewport, embla] = useEmblaCarousel({
    align: 'start',
    containScroll: 'trimSnaps',
    loop: autoplay !== undefined,
  });
  const state = useCarouselState(embla);
  const [paused, setPaused] = useState(false);
  const hold = useAutoplay(embla, paused ? undefined : autoplay);

  function press(event: KeyboardEvent) {
    if (event.key === 'ArrowLeft') embla?.scrollPrev();
    else if (event.key === 'ArrowRight') embla?.scrollNext();
    else return;
    event.preventDefault();
  }

  return (
    <section aria-roledescription="carousel" aria-label={label} className={className} onKeyDown={press} {...hold}>
      <div className="mb-5 flex items-end justify-between gap-6">
        <div className="min-w-0">{head}</div>
        <div className="flex flex-none gap-2">
          {autoplay ? (
            <IconButton look="line" label={paused ? 'Play' : 'Pause'} onClick={() => setPaused(!paused)}>
              {paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
            </IconButton>
          ) : null}
          <IconButton look="line" label="Previous" disabled={!state.canGoBack} onClick={() => embla?.scrollPrev()}>
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <IconButton look="line" label="Next" disabled={!state.canGoOn} onClick={() => embla?.scrollNext()}>
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      <div ref={viewport} className="-mx-1 -my-1.5 overflow-hidden px-1 py-1.5">
        <ul className="-ml-4 flex touch-pan-y md:-ml-6">
          {slides.map((slide, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: slides do not change places
              key={index}
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}`}
              className={clsx('min-w-0 flex-none grow-0 pl-4 md:pl-6', slideWidths[perView])}
            >
              {slide}
            </li>
          ))}
        </ul>
      </div>
      <Dots count={state.stops} current={state.current} onGo={(stop) => embla?.scrollTo(stop)} />
    </section>
  );
}

function Dots({ count, current, onGo }: { count: number; current: number; onGo: (stop: number) => void }) {
  if (count < 2) return null;
  return (
    <div className="mt-3 flex justify-center">
      {Array.from({ length: count }, (_, stop) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is identified by its position
          key={stop}
          type="button"
          aria-label={`Go to ${stop + 1} of ${count}`}
          aria-current={stop === current ? 'true' : undefined}
          onClick={() => onGo(stop)}
          className="grid h-11 min-w-6 place-items-center px-1"
        >
          <span
            className={clsx(
              'h-2 rounded-full transition-all',
              stop === current ? 'w-6.5 bg-thyme-700' : 'w-2 bg-line-strong',
            )}
          />
        </button>
      ))}
    </div>
  );
}
