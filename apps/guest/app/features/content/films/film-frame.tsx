import { clsx } from 'clsx';
import { Photo, type PhotoSource } from '../../../lib/view/photo.tsx';
import { Film } from './film.tsx';
import { filmSource } from './films.ts';

interface FilmFrameProps {
  code: string | null | undefined;
  title: string;
  description?: string | undefined;
  /** The poster; by default a picture from the film itself. */
  poster?: PhotoSource | null | undefined;
  first?: boolean;
  /** The film is in portrait format. */
  tall?: boolean;
  className?: string;
}

/** A film with its text. Where the film is missing, its poster is shown without a button. */
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
