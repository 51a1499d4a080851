import { IconButton } from '@thyme/ui';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Photo } from '../../../lib/view/photo.tsx';
import type { ShopPicture } from './shop-pictures.ts';
import { useStage } from './use-stage.ts';

interface PictureViewerProps {
  name: string;
  pictures: readonly ShopPicture[];
  /** The picture to begin with. */
  start: number;
  onClose: () => void;
}

/** All pictures of a shop over the whole screen, one at a time: by swipe, arrow keys, buttons or thumbnails. */
export default function PictureViewer({ name, pictures, start, onClose }: PictureViewerProps) {
  const dialog = useModal();
  const { at, row, goTo, follow } = useStage(start, pictures.length);
  const keys: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: pictures.length - 1 };

  function onKeyDown(event: KeyboardEvent) {
    const next = keys[event.key];
    if (next === undefined) return;
    event.preventDefault();
    goTo(next);
  }

  return (
    <dialog
      ref={dialog}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A close request of the system, such as Android's Back, need not be cancellable.
      onClose={onClose}
      onKeyDown={onKeyDown}
      aria-label={`All pictures of ${name}`}
      className="m-0 grid size-full animate-fade max-h-none max-w-none grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden bg-paper text-ink"
    >
      <header className="flex min-h-15 items-center gap-4 pr-2 pl-5 md:min-h-18 md:pr-5 md:pl-8">
        <h2 className="truncate display-22">{name}</h2>
        <p aria-hidden="true" className="ml-auto flex-none text-ink-soft figures">
          {at + 1} / {pictures.length}
        </p>
        <IconButton label="Close the pictures" onClick={onClose}>
          <X aria-hidden="true" className="size-6" />
        </IconButton>
      </header>
      <div className="relative min-h-0">
        <ul
          ref={row}
          onScroll={follow}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls has to be reachable by keyboard.
          tabIndex={0}
          aria-label="Pictures, scroll sideways"
          className="scroll-row flex h-full snap-x snap-mandatory overscroll-contain"
        >
          {pictures.map((picture, index) => (
            <li
              key={picture.image}
              aria-hidden={index !== at}
              className="@container-size grid h-full w-full flex-none snap-center snap-always place-items-center md:px-20"
            >
              <div style={{ width: fitting(picture) }}>
                <Photo
                  photo={picture}
                  sizes="(min-width: 44rem) min(80vw, 1200px), 100vw"
                  className="block h-auto w-full md:rounded-lg"
                />
              </div>
            </li>
          ))}
        </ul>
        <Turn side="left" disabled={at === 0} onClick={() => goTo(at - 1)} />
        <Turn side="right" disabled={at === pictures.length - 1} onClick={() => goTo(at + 1)} />
      </div>
      <footer className="px-5 pt-4 pb-[max(20px,env(safe-area-inset-bottom))] md:px-8">
        <Caption picture={pictures[at]} at={at} pictures={pictures} />
        <Thumbnails pictures={pictures} at={at} onChoose={goTo} />
      </footer>
    </dialog>
  );
}

/** As wide as the stage, or as its height allows; known before the picture has loaded. */
const fitting = ({ width, height }: ShopPicture) => `min(100cqw, calc(100cqh * ${width / height}))`;

/** Shows the dialog over the page, and returns the focus to where it was, also when Back closes it. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const { overflow } = document.documentElement.style;
    document.documentElement.style.overflow = 'hidden';
    dialog.current?.showModal();
    return () => {
      document.documentElement.style.overflow = overflow;
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return dialog;
}

/** On phones people swipe; the buttons are for mice. */
function Turn({ side, disabled, onClick }: { side: 'left' | 'right'; disabled: boolean; onClick: () => void }) {
  const Icon = side === 'left' ? ChevronLeft : ChevronRight;
  return (
    <IconButton
      look="line"
      label={side === 'left' ? 'Previous picture' : 'Next picture'}
      aria-disabled={disabled}
      onClick={onClick}
      className={clsx(
        'absolute! top-1/2 -translate-y-1/2 max-md:hidden',
        side === 'left' ? 'left-5' : 'right-5',
        disabled && 'opacity-40',
      )}
    >
      <Icon aria-hidden="true" />
    </IconButton>
  );
}

function Caption({
  picture,
  at,
  pictures,
}: {
  picture: ShopPicture | undefined;
  at: number;
  pictures: readonly ShopPicture[];
}) {
  const isDrawn = pictures.every(({ drawn }) => drawn);
  return (
    <div className="mx-auto min-h-12 max-w-180 text-center">
      <p aria-live="polite">
        <span className="sr-only">{`Picture ${at + 1} of ${pictures.length}. `}</span>
        {picture?.alt}
      </p>
      {isDrawn && <p className="mt-1 text-sm text-ink-soft">Illustrations, not photographs</p>}
    </div>
  );
}

interface ThumbnailsProps {
  pictures: readonly ShopPicture[];
  at: number;
  onChoose: (index: number) => void;
}

function Thumbnails({ pictures, at, onChoose }: ThumbnailsProps) {
  const row = useRef<HTMLUListElement>(null);
  // On phones the row is wider than the screen.
  useEffect(() => {
    const element = row.current;
    const chosen = element?.children[at];
    if (!(element && chosen instanceof HTMLElement)) return;
    element.scrollLeft = chosen.offsetLeft - element.offsetLeft - (element.clientWidth - chosen.clientWidth) / 2;
  }, [at]);
  return (
    <ul ref={row} aria-label="All pictures" className="scroll-row mx-auto mt-4 flex w-fit max-w-full gap-2 p-1">
      {pictures.map((picture, index) => (
        <li key={picture.image} className="flex-none">
          <button
            type="button"
            aria-label={`Picture ${index + 1}`}
            aria-current={index === at}
            onClick={() => onChoose(index)}
            className={clsx(
              'block h-14 w-21 overflow-hidden rounded-md',
              index === at ? 'ring-3 ring-thyme-700' : 'opacity-75 hover:opacity-100',
            )}
          >
            <Photo photo={picture} alt="" sizes="84px" className="size-full" />
          </button>
        </li>
      ))}
    </ul>
  );
}
