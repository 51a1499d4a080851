import { Photo, type PhotoSource } from '../../../lib/view/photo.tsx';
import { SlideRow } from '../../../lib/view/slide-row.tsx';
import { FilmFrame } from '../films/film-frame.tsx';
import { filmSource } from '../films/films.ts';

interface Slide {
  title: string;
  image: string | null;
  film: string | null;
}

/** The slides of a feature, which are stored as text. Slides with nothing to show are left out. */
export function readSlides(sliders: string): Slide[] {
  const parsed: unknown = JSON.parse(sliders);
  if (!Array.isArray(parsed)) return [];
  return parsed.flatMap((given: Record<string, unknown>) => {
    const title = typeof given.title === 'string' ? given.title : '';
    const image = typeof given.image === 'string' ? given.image : null;
    const film = typeof given.youtube_url === 'string' && filmSource(given.youtube_url) ? given.youtube_url : null;
    return image || film ? [{ title, image, film }] : [];
  });
}

interface FeatureSlidesProps {
  name: string;
  sliders: string;
  fallback: PhotoSource | null | undefined;
}

const drawn = { width: 1600, height: 1000, tint: 'var(--color-sand)' };

export function FeatureSlides({ name, sliders, fallback }: FeatureSlidesProps) {
  const slides = readSlides(sliders);
  if (slides.length === 0) return fallback ? <Lone photo={fallback} /> : null;
  return (
    <div className="wrap">
      <SlideRow label={`${name}, pictures`} slideClassName="w-full lg:w-[72%]" head={null}>
        {slides.map(({ title, image, film }, index) => (
          <figure key={`${title} ${image ?? film}`}>
            {film ? (
              <FilmFrame code={film} title={title || name} poster={fallback} />
            ) : (
              <Photo
                photo={{ ...drawn, image: image ?? '', alt: title ? '' : name }}
                first={index === 0}
                sizes="(min-width: 68rem) 54rem, 100vw"
                className="aspect-[16/10] w-full rounded-lg"
              />
            )}
            {title && <figcaption className="mt-3 font-semibold">{title}</figcaption>}
          </figure>
        ))}
      </SlideRow>
    </div>
  );
}

function Lone({ photo }: { photo: PhotoSource }) {
  return (
    <div className="wrap">
      <Photo photo={photo} first sizes="(min-width: 80rem) 75rem, 100vw" className="aspect-[16/9] w-full rounded-lg" />
    </div>
  );
}
