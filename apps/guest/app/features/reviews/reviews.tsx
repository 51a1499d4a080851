import { Suspense, useId } from 'react';
import { lazyPart } from '../../lib/hydration/lazy-part.ts';
import { Static } from '../../lib/hydration/static.tsx';
import { useIdle } from '../../lib/view/use-idle.ts';
import { type BusinessReviews, SCROLLS_OVER, turnsSideways } from './shown-reviews.ts';

const ReviewList = lazyPart(async () => ({ default: (await import('./review-list.tsx')).ReviewList }));
// Useful only after hydration, so it is loaded then.
const ReviewTools = lazyPart(() => import('./review-tools.tsx'));

interface ReviewsProps {
  businessId: number;
  rating: number;
  list: BusinessReviews;
}

/** The newest reviews of a shop, as the server rendered them, and a button for all of them. */
export function Reviews({ businessId, rating, list }: ReviewsProps) {
  const row = useId();
  return (
    <>
      <div className="mb-6 flex min-h-11 items-end justify-between gap-4">
        <h2 className="display-36">Reviews</h2>
        {useIdle() && list.total > SCROLLS_OVER && (
          <Suspense>
            <ReviewTools businessId={businessId} list={list} row={turnsSideways(list) ? row : null} />
          </Suspense>
        )}
      </div>
      <Static part={ReviewList} id={row} rating={rating} list={list} />
    </>
  );
}
