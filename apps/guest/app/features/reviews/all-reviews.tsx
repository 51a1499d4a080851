import { useInfiniteQuery } from '@tanstack/react-query';
import { Queries } from '@thyme/site/graphql/queries.tsx';
import { Button, Dialog, DialogContent } from '@thyme/ui';
import { useEffect, useRef } from 'react';
import { MoreReviewsDocument } from '../../generated/graphql.ts';
import { showFailure } from '../../lib/failures.ts';
import { run } from '../../lib/graphql/client.ts';
import { ReviewCard } from './review-list.tsx';
import type { Review, ShownReviews } from './shown-reviews.ts';

interface AllReviewsProps extends ShownReviews {
  onClose: () => void;
}

/** All reviews of a shop, the newest first, page by page. */
export default function AllReviews({ onClose, ...shown }: AllReviewsProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={`${shown.list.total} reviews`}>
        <Queries>
          <ReadOn {...shown} />
        </Queries>
      </DialogContent>
    </Dialog>
  );
}

function ReadOn({ businessId, list }: ShownReviews) {
  const cards = useRef<HTMLUListElement>(null);
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['reviews', businessId],
    queryFn: async ({ pageParam }): Promise<{ total: number; reviews: Review[] }> =>
      (await run(MoreReviewsDocument, { business_id: businessId, page: pageParam })).business_reviews,
    // The reviews that came with the page are the beginning of the first page.
    initialData: { pages: [list], pageParams: [0] },
    initialPageParam: 0,
    getNextPageParam: (last, pages, page) =>
      last.reviews.length > 0 && oneOfEach(pages).length < last.total ? page + 1 : undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const shown = oneOfEach(data.pages);
  const total = data.pages.at(-1)?.total ?? list.total;

  // Loading more moves the focus to the first new review.
  const before = useRef(shown.length);
  useEffect(() => {
    const next = cards.current?.children[before.current] as HTMLElement | undefined;
    before.current = shown.length;
    next?.setAttribute('tabindex', '-1');
    next?.focus();
  }, [shown.length]);

  async function more() {
    const { error } = await fetchNextPage();
    if (error) showFailure(error, { api: 'business_reviews' });
  }
  return (
    <div className="grid gap-4">
      <ul ref={cards} aria-label="All reviews" className="grid gap-4">
        {shown.map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </ul>
      <div className="grid justify-items-center gap-3">
        <p role="status" className="text-ink-soft text-sm figures">
          {shown.length < total ? `The newest ${shown.length} of ${total}` : `All ${total}`}
        </p>
        {hasNextPage && (
          <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void more()}>
            Show more reviews
          </Button>
        )}
      </div>
    </div>
  );
}

/** The first page repeats the shop page's reviews, and a review written meanwhile shifts the others. */
function oneOfEach(pages: readonly { reviews: readonly Review[] }[]): Review[] {
  return [...new Map(pages.flatMap(({ reviews }) => reviews.map((review) => [review.id, review] as const))).values()];
}
