import { clsx } from 'clsx';
import { Photo, type PhotoSource } from '../../../lib/view/photo.tsx';
import { Film } from './film.tsx';
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

/** A film with its words. Where the film is missing its poster stands, and there is no button that would lead nowhere. */
export function FilmFrame({
  code,
  title,
  description,
  poster,
  first = false,
  tall = false,
  className,
}: FilmFrameProps) {
  const source = filmSource(code);
  const picture = poster && (
    <Photo photo={poster} sizes="(min-width: 68rem) 60vw, 100vw" first={first} className="size-full" />
  );
  return (
    <figure className={className}>
      <div
        className={clsx('relative aspect-video overflow-hidden rounded-lg bg-thyme-900', tall && 'max-md:aspect-[3/4]')}
      >
        {source ? <Film source={source} title={title} poster={picture} /> : picture}
      </div>
      {description && <figcaption className="mt-3 text-ink-soft">{description}</figcaption>}
    </figure>
  );
}
