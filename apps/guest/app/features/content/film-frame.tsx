import { clsx } from 'clsx';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { Photo, type PhotoSource } from '../../lib/photo.tsx';
import { Film, HostedNotice } from './film.tsx';
import { filmSource } from './films.ts';

interface FilmFrameProps {
  code: string | null | undefined;
  title: string;
  description?: string | undefined;
  /** What stands there before; a picture from the film itself unless told. */
  poster?: PhotoSource | null | undefined;
  first?: boolean;
  /** The film stands upright, as a telephone does. */
  tall?: boolean;
  className?: string;
}

/**
 * A film behind its poster: nothing is loaded from anywhere before a press. Where the film is missing the poster stands
 * with its words, and there is no button that would lead nowhere.
 */
export function FilmFrame({
  code,
  title,
  description,
  poster,
  first = false,
  tall = false,
  className,
}: FilmFrameProps) {
  const [started, setStarted] = useState(false);
  const source = filmSource(code);
  return (
    <figure className={className}>
      <div
        className={clsx('relative aspect-video overflow-hidden rounded-lg bg-thyme-900', tall && 'max-md:aspect-[3/4]')}
      >
        {source && started ? (
          <Film source={source} title={title} poster={poster ? `${poster.image}?w=1200` : undefined} pressed />
        ) : (
          <>
            {poster ? (
              <Photo photo={poster} sizes="(min-width: 68rem) 60vw, 100vw" first={first} className="size-full" />
            ) : (
              source?.kind === 'file' &&
              source.poster && <img src={source.poster} alt="" loading="lazy" className="size-full object-cover" />
            )}
            {source?.kind === 'hosted' && <HostedNotice className="absolute inset-x-0 top-0" />}
            {source && (
              <button
                type="button"
                onClick={() => setStarted(true)}
                className="absolute bottom-4 left-4 flex min-h-14 items-center gap-3.5 rounded-full bg-card py-2 pr-6 pl-2 text-left font-semibold shadow-lift md:bottom-7 md:left-7"
              >
                <span className="grid size-11 place-items-center rounded-full bg-thyme-700 text-white">
                  <Play aria-hidden="true" className="size-5 fill-current" />
                </span>
                <span>
                  <span className="sr-only">Play the film: </span>
                  {title}
                </span>
              </button>
            )}
          </>
        )}
      </div>
      {description && <figcaption className="mt-3 text-ink-soft">{description}</figcaption>}
    </figure>
  );
}
