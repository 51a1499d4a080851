import { Button, IconButton } from '@thyme/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { lazy, type RefObject, Suspense, useState, useTransition } from 'react';
import { notify } from '../../lib/notify.ts';
import type { ShownReviews } from './reviews.tsx';

const loadAll = () => import('./all-reviews.tsx');
const AllReviews = lazy(loadAll);

interface ReviewToolsProps extends ShownReviews {
  /** What the arrows turn; null while nothing scrolls. */
  row: RefObject<HTMLUListElement | null> | null;
}

/** Turns the row of reviews, and opens the list of all of them. */
export default function ReviewTools({ row, ...shown }: ReviewToolsProps) {
  const [isOpen, setOpen] = useState(false);
  const [isOpening, open] = useTransition();
  const turn = (direction: 1 | -1) => {
    const shown = row?.current;
    shown?.scrollBy({ left: direction * shown.clientWidth * 0.9, behavior: 'smooth' });
  };
  const showAll = () =>
    open(async () => {
      try {
        await loadAll();
        setOpen(true);
      } catch (error) {
        console.error(error);
        notify.error('The reviews could not be opened. Check your connection and try again.');
      }
    });
  return (
    <div className="flex gap-2">
      <Button variant="secondary" size="sm" aria-haspopup="dialog" busy={isOpening} onClick={showAll}>
        Show all {shown.list.total} <span className="sr-only">reviews</span>
      </Button>
      {row && (
        <>
          <IconButton look="line" label="Earlier reviews" className="max-md:hidden" onClick={() => turn(-1)}>
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <IconButton look="line" label="More reviews" className="max-md:hidden" onClick={() => turn(1)}>
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </>
      )}
      {isOpen && (
        <Suspense>
          <AllReviews {...shown} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
