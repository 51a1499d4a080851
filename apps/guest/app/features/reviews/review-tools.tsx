import { Button, IconButton } from '@thyme/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Suspense } from 'react';
import { lazyPart } from '../../lib/hydration/lazy-part.ts';
import { useLazyPart } from '../../lib/hydration/use-lazy-part.ts';
import type { ShownReviews } from './shown-reviews.ts';

const loadAll = () => import('./all-reviews.tsx');
const AllReviews = lazyPart(loadAll);

interface ReviewToolsProps extends ShownReviews {
  /** The id of the row that the arrows scroll; null while nothing scrolls. */
  row: string | null;
}

/** Scrolls the row of reviews, and opens the list of all of them. */
export default function ReviewTools({ row, ...shown }: ReviewToolsProps) {
  const all = useLazyPart(loadAll, 'We couldn’t load the reviews. Check your connection and try again.');
  const turn = (direction: 1 | -1) => {
    const shown = document.getElementById(row ?? '');
    shown?.scrollBy({ left: direction * shown.clientWidth * 0.9, behavior: 'smooth' });
  };
  return (
    <div className="flex gap-2">
      <Button variant="secondary" size="sm" aria-haspopup="dialog" busy={all.isOpening} onClick={all.open}>
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
      {all.isOpen && (
        <Suspense>
          <AllReviews {...shown} onClose={all.close} />
        </Suspense>
      )}
    </div>
  );
}
