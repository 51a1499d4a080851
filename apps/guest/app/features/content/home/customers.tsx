import type { OpinionFragment } from '../../../generated/graphql.ts';
import type { PhotoSource } from '../../../lib/view/photo.tsx';
import { Photo } from '../../../lib/view/photo.tsx';

interface Customer extends OpinionFragment {
  /** Where they work; some pages do without. */
  room?: PhotoSource | null;
  room_alt_text?: string;
}

/** Three owners, in their own words. */
export function Customers({ opinions }: { opinions: readonly Customer[] }) {
  return (
    <section aria-labelledby="customers" className="wrap">
      <h2 id="customers" className="display-48 max-w-190">
        Three rooms, three ways of keeping time
      </h2>
      <ul className="mt-10 grid gap-8 lg:grid-cols-3 lg:gap-10">
        {opinions.map(
          ({ id, name, position, description, picture, photo_alt_text: alt, room, room_alt_text: place }) => (
            <li key={id} className="flex flex-col border-t-2 border-thyme-700 pt-7 lg:even:mt-14 lg:last:mt-5">
              {room && (
                <Photo
                  photo={room}
                  alt={place ?? ''}
                  sizes="(min-width: 67.5625rem) 373px, 92vw"
                  className="mb-6 aspect-[4/3] w-full rounded-md object-cover"
                />
              )}
              <blockquote className="display-28 text-pretty">“{description}”</blockquote>
              <p className="mt-6 flex items-center gap-4 leading-snug">
                {picture && <Photo photo={picture} alt={alt} sizes="72px" className="size-18 rounded-full" />}
                <span>
                  <b className="block font-semibold">{name}</b>
                  <span className="text-ink-soft">{position}</span>
                </span>
              </p>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
