import { IconButton } from '@thyme/ui';
import { clsx } from 'clsx';
import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react';
import type { HomePageQuery } from '../../../generated/graphql.ts';
import { Photo } from '../../../lib/view/photo.tsx';
import { Film } from '../films/film.tsx';
import type { FilmSource } from '../films/films.ts';
import { SLIDE_TAKES, useSlides } from './use-slides.ts';

/** Resolved on the server, so that browsers need no list of all films. */
type Slide = Omit<HomePageQuery['sliders'][number], 'youtube_url'> & { film: FilmSource | null };

/** Pictures or films, one after another. A press on the picture stops and starts the rotation. */
export function HeroSlider({ slides }: { slides: readonly Slide[] }) {
  const { current, playing, seen, turn, toggle, stop } = useSlides(slides.length);
  const shown = slides[current];
  if (!shown) return null;
  return (
    <section aria-roledescription="carousel" aria-label="From the studios" className="flex min-w-0 flex-col">
      <div className="relative h-65 overflow-hidden rounded-lg bg-sand md:min-h-100 lg:h-auto lg:flex-1">
        {slides.map((slide, index) =>
          seen.has(index) ? (
            <SlidePicture key={slide.id} slide={slide} first={index === 0} active={index === current} onStart={stop} />
          ) : null,
        )}
        {!shown.film && (
          <button
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            onClick={toggle}
            className="absolute inset-0 cursor-pointer"
          />
        )}
      </div>
      <div className="grid items-center gap-x-6 gap-y-2 pt-4.5 md:grid-cols-[1fr_auto]">
        <div aria-live={playing ? 'off' : 'polite'} className="md:min-h-19">
          <h2 className="display-22">{shown.title}</h2>
          <p className="mt-1 text-pretty text-ink-soft">{shown.short_description}</p>
        </div>
        {slides.length > 1 && (
          <div className="-mr-2.5 flex items-center gap-0.5">
            <Ticks count={slides.length} current={current} playing={playing} />
            <IconButton label={playing ? 'Pause slides' : 'Play slides'} onClick={toggle}>
              {playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
            </IconButton>
            <IconButton label="Previous slide" onClick={() => turn(-1)}>
              <ArrowLeft aria-hidden="true" />
            </IconButton>
            <IconButton label="Next slide" onClick={() => turn(1)}>
              <ArrowRight aria-hidden="true" />
            </IconButton>
          </div>
        )}
      </div>
    </section>
  );
}

/** A film where the slide has one that can be shown, else its picture. */
interface SlidePictureProps {
  slide: Slide;
  first: boolean;
  active: boolean;
  /** A playing film stops the rotation. */
  onStart: () => void;
}

function SlidePicture({ slide, first, active, onStart }: SlidePictureProps) {
  const { film } = slide;
  const picture = slide.picture && (
    <Photo
      photo={slide.picture}
      alt={slide.image_alt_text || slide.picture.alt}
      first={first}
      sizes="(min-width: 67.5625rem) 820px, 100vw"
      className="size-full"
    />
  );
  return (
    <div
      inert={!active}
      className={clsx(
        'absolute inset-0 transition-opacity ease-in-out motion-reduce:duration-[1ms]!',
        active ? 'z-0 opacity-100' : 'opacity-0',
      )}
      style={{ transitionDuration: `${SLIDE_TAKES}ms` }}
    >
      {film ? <Film source={film} title={slide.title} poster={picture} active={active} onStart={onStart} /> : picture}
    </div>
  );
}

function Ticks({ count, current, playing }: { count: number; current: number; playing: boolean }) {
  return (
    <div aria-hidden="true" className="mr-3 flex w-33 gap-1.5">
      {Array.from({ length: count }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a tick is its place
          key={index}
          className="h-0.75 flex-1 overflow-hidden rounded-full bg-stone"
        >
          <span
            key={index === current ? `${current} ${playing}` : undefined}
            className={clsx(
              'block h-full origin-left bg-thyme-700',
              index > current && 'scale-x-0',
              index === current && playing && '[animation:slide-tick_9s_linear]',
            )}
          />
        </span>
      ))}
    </div>
  );
}
