import { Button } from '@thyme/ui';
import { pictureUrl } from '@thyme/ui/media/picture.tsx';
import { clsx } from 'clsx';
import { Images } from 'lucide-react';
import { type MouseEvent, Suspense, type UIEvent, useState } from 'react';
import { lazyPart } from '../../../lib/hydration/lazy-part.ts';
import { Photo } from '../../../lib/view/photo.tsx';
import { usePictureEntry } from './picture-entry.ts';
import type { ShopPicture } from './shop-pictures.ts';

const load = () => import('./picture-viewer.tsx');
const PictureViewer = lazyPart(load);
const prepare = { onPointerEnter: load, onFocus: load };

/** The grid position of each of the first pictures on wide screens; on phones they are side by side. */
const places = [
  'md:row-span-2 md:rounded-l-lg!',
  'md:col-start-2',
  'md:col-start-3 md:row-span-2 md:row-start-1 md:rounded-t-[140px]! md:rounded-br-lg!',
  'md:col-start-2 md:row-start-2',
];
const columns = [
  '',
  'md:grid-cols-1',
  'md:grid-cols-[7fr_3.1fr]',
  'md:grid-cols-[7fr_3.1fr_3.1fr]',
  'md:grid-cols-[7fr_3.1fr_3.1fr]',
];
const allOnPage = '#pictures';
/** Without JavaScript, the link to all pictures unfolds them in place. */
const unfolded = 'md:target:h-auto md:target:auto-rows-80 md:target:grid-cols-2 md:target:grid-rows-none';
const unfoldedItem = 'md:in-target:col-auto! md:in-target:row-auto! md:in-target:block md:in-target:rounded-lg!';

/** A click that is not meant for a new tab or window. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** A mosaic on wide screens, a slider on phones. Each picture opens the gallery; without JavaScript, itself. */
export function ShopGallery({ name, pictures }: { name: string; pictures: readonly ShopPicture[] }) {
  const [at, setAt] = useState(0);
  const gallery = usePictureEntry(pictures.length);
  if (pictures.length === 0) return null;

  function follow({ currentTarget }: UIEvent<HTMLUListElement>) {
    setAt(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth));
  }
  const openAt = (index: number) => (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    gallery.open(index);
  };

  return (
    <section aria-label={`Pictures of ${name}`} className="relative md:wrap md:mt-6">
      <ul
        id="pictures"
        onScroll={follow}
        className={clsx(
          'scroll-row flex h-58 snap-x snap-mandatory md:grid md:h-95 md:grid-rows-2 md:gap-3 md:overflow-visible',
          columns[Math.min(pictures.length, 4)],
          unfolded,
        )}
      >
        {pictures.map((picture, index) => (
          <li
            key={picture.image}
            className={clsx(
              'w-full flex-none snap-start overflow-hidden bg-sand md:w-auto md:rounded-md',
              index < 4 ? places[index] : 'md:hidden',
              pictures.length < 4 && 'md:row-span-2',
              unfoldedItem,
            )}
          >
            <a
              href={pictureUrl(picture.image, 1600)}
              onClick={openAt(index)}
              {...prepare}
              className="block size-full rounded-[inherit] -outline-offset-4!"
            >
              <Photo
                photo={picture}
                first={index === 0}
                sizes={index === 0 ? '(min-width: 44rem) 640px, 100vw' : '(min-width: 44rem) 280px, 100vw'}
                className="size-full"
              />
            </a>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <>
          <a
            href={pictureUrl(pictures[at]?.image ?? '', 1600)}
            onClick={openAt(at)}
            aria-label={`Picture ${at + 1} / ${pictures.length}, show all`}
            className="absolute right-3 bottom-5 grid min-h-11 place-items-center px-2 md:hidden"
          >
            <span className="rounded-full bg-ink/75 px-3 py-1 text-sm font-medium text-white figures">
              {at + 1} / {pictures.length}
            </span>
          </a>
          <Button variant="secondary" size="sm" asChild className="absolute! bottom-4 left-4 max-md:hidden">
            <a href={allOnPage} onClick={openAt(0)} {...prepare}>
              <Images aria-hidden="true" /> All {pictures.length} pictures
            </a>
          </Button>
        </>
      )}
      {gallery.index !== null && (
        <Suspense fallback={null}>
          <PictureViewer name={name} pictures={pictures} start={gallery.index} onClose={gallery.close} />
        </Suspense>
      )}
    </section>
  );
}
