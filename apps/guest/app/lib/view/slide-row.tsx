import { IconButton } from '@thyme/ui';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Children, type ReactNode, useEffect, useRef, useState } from 'react';

interface SlideRowProps {
  label: string;
  /** At the left of the arrows: the section's heading. */
  head: ReactNode;
  /** The width of a slide in the row, by screen. */
  slideClassName: string;
  className?: string;
  children: ReactNode;
}

interface Place {
  stop: number;
  stops: number;
}

/** The scroll position, in widths of the row. */
function placeOf(row: HTMLElement): Place {
  const stops = Math.max(1, Math.ceil((row.scrollWidth - 4) / row.clientWidth));
  const furthest = row.scrollWidth - row.clientWidth;
  const stop = furthest <= 1 ? 0 : Math.round((row.scrollLeft / furthest) * (stops - 1));
  return { stop, stops };
}

/** Slides in a row, scrolled by touch, wheel, keyboard and two arrows. The browser does the scrolling. */
export function SlideRow({ label, head, slideClassName, className, children }: SlideRowProps) {
  const row = useRef<HTMLUListElement>(null);
  const [{ stop, stops }, setPlace] = useState<Place>({ stop: 0, stops: 1 });

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = () => setPlace(placeOf(element));
    // Called once at the start too, when the browser has laid the page out anyway.
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);

  const turn = (by: 1 | -1) => row.current?.scrollBy({ left: by * row.current.clientWidth, behavior: 'smooth' });
  return (
    <section aria-roledescription="carousel" aria-label={label} className={className}>
      <div className="mb-6 flex items-end justify-between gap-6">
        <div className="min-w-0">{head}</div>
        <div className="flex flex-none gap-2">
          <IconButton look="line" label="Previous" disabled={stop === 0} onClick={() => turn(-1)}>
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <IconButton look="line" label="Next" disabled={stop >= stops - 1} onClick={() => turn(1)}>
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      <ul
        ref={row}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls has to be reachable by keyboard.
        tabIndex={0}
        aria-label={`${label}, scrolls sideways`}
        // Positioned, so that visually hidden text in a slide scrolls with it and does not widen the page.
        className="scroll-row relative -mx-1 flex snap-x snap-mandatory scroll-px-1 gap-4 px-1 pt-1.5 pb-4 md:gap-6"
      >
        {Children.map(children, (slide) => (
          <li className={clsx('flex-none snap-start', slideClassName)}>{slide}</li>
        ))}
      </ul>
      {stops > 1 && (
        <div aria-hidden="true" className="mt-2 flex justify-center gap-2">
          {Array.from({ length: stops }, (_, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
              key={index}
              className={clsx(
                'h-2 rounded-full transition-all',
                index === stop ? 'w-6.5 bg-thyme-700' : 'w-2 bg-stone',
              )}
            />
          ))}
        </div>
      )}
    </section>
  );
}

/** Three abreast, two under 1024 px, one under 600 px, whatever the gaps between them. */
export const threeAbreast =
  'w-full sm:w-[calc((100%-1rem)/2)] md:w-[calc((100%-1.5rem)/2)] min-[64rem]:w-[calc((100%-3rem)/3)]';
