import { Button } from '@thyme/ui';
import { clsx } from 'clsx';
import { Images, X } from 'lucide-react';
import { type UIEvent, useEffect, useRef, useState } from 'react';
import { Photo, type PhotoSource } from '../../lib/view/photo.tsx';

/** Where each of the first pictures stands on a wide screen; on phones they lie side by side. */
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

/** A mosaic on wide screens, a slider on phones. */
export function ShopGallery({ name, photos }: { name: string; photos: readonly PhotoSource[] }) {
  const [at, setAt] = useState(0);
  const [isOpen, setOpen] = useState(false);
  if (photos.length === 0) return null;

  function follow({ currentTarget }: UIEvent<HTMLUListElement>) {
    setAt(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth));
  }

  return (
    <section aria-label={`Pictures of ${name}`} className="relative md:wrap md:mt-6">
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls has to be reachable by keyboard.
        tabIndex={0}
        aria-label="Pictures, scrolls sideways"
        onScroll={follow}
        className={clsx(
          'scroll-row flex h-58 snap-x snap-mandatory md:grid md:h-95 md:grid-rows-2 md:gap-3 md:overflow-visible',
          columns[Math.min(photos.length, 4)],
        )}
      >
        {photos.map((photo, index) => (
          <li
            key={photo.image}
            className={clsx(
              'w-full flex-none snap-start overflow-hidden bg-sand md:w-auto md:rounded-md',
              index < 4 ? places[index] : 'md:hidden',
              photos.length < 4 && 'md:row-span-2',
            )}
          >
            <Photo
              photo={photo}
              first={index === 0}
              sizes={index === 0 ? '(min-width: 44rem) 640px, 100vw' : '(min-width: 44rem) 280px, 100vw'}
              className="size-full"
            />
          </li>
        ))}
      </ul>
      {photos.length > 1 && (
        <p
          aria-hidden="true"
          className="absolute right-5 bottom-8 rounded-full bg-ink/75 px-3 py-1 text-sm font-medium text-white figures md:hidden"
        >
          {at + 1} / {photos.length}
        </p>
      )}
      {photos.length > 4 && (
        <Button
          variant="secondary"
          size="sm"
          className="absolute! bottom-4 left-4 max-md:hidden"
          onClick={() => setOpen(true)}
        >
          <Images aria-hidden="true" /> All {photos.length} pictures
        </Button>
      )}
      {isOpen && <AllPictures name={name} photos={photos} onClose={() => setOpen(false)} />}
    </section>
  );
}

interface AllPicturesProps {
  name: string;
  photos: readonly PhotoSource[];
  onClose: () => void;
}

function AllPictures({ name, photos, onClose }: AllPicturesProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      aria-label={`All pictures of ${name}`}
      className="m-auto max-h-[92vh] w-[min(960px,92vw)] overflow-y-auto rounded-lg bg-card p-6 shadow-lift backdrop:bg-scrim"
    >
      <div className="sticky -top-6 z-10 -mx-6 -mt-6 mb-4 flex items-center justify-between bg-card px-6 py-4">
        <h2 className="display-28">{name}</h2>
        <button
          type="button"
          aria-label="Close the pictures"
          onClick={() => dialog.current?.close()}
          className="grid size-11 place-items-center rounded-full hover:bg-sand"
        >
          <X aria-hidden="true" />
        </button>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2">
        {photos.map((photo) => (
          <li key={photo.image}>
            <Photo photo={photo} sizes="(min-width: 37.5rem) 460px, 92vw" className="w-full rounded-md" />
          </li>
        ))}
      </ul>
    </dialog>
  );
}
