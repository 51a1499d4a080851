import { publicName } from '@thyme/domain/reviews';
import { dateOfWall, formatLongDate } from '@thyme/domain/time';
import { Stars } from '@thyme/ui';
import { Avatar } from '@thyme/ui/display/avatar.tsx';
import { RatingBreakdown } from '@thyme/ui/display/rating-breakdown.tsx';
import { clsx } from 'clsx';
import { type BusinessReviews, type Review, spokenOf, turnsSideways } from './shown-reviews.ts';

const LEVELS = [5, 4, 3, 2, 1] as const;

interface ReviewListProps {
  /** Of the row, for the arrows beside the heading. */
  id: string;
  rating: number;
  list: BusinessReviews;
}

/** The breakdown of the average, then the reviews: side by side, and in a scrolling row when there are many. */
export function ReviewList({ id, rating, list }: ReviewListProps) {
  const scrolls = turnsSideways(list);
  const counts = LEVELS.map(
    (level) => list.rating_distribution.find(({ rating_level }) => rating_level === level)?.number_of_rating ?? 0,
  );
  return (
    <>
      <RatingBreakdown value={rating} counts={counts as [number, number, number, number, number]} className="mb-8" />
      <ul
        id={id}
        tabIndex={scrolls ? 0 : undefined}
        data-scrolls={scrolls || undefined}
        aria-label={scrolls ? 'Reviews, scrolls sideways' : 'Reviews'}
        className={clsx(
          'grid gap-4',
          scrolls
            ? 'scroll-row snap-x snap-mandatory auto-cols-[86%] grid-flow-col md:-mr-5 md:auto-cols-[calc((100%-1rem)/2.18)] md:pr-5 lg:-mr-10 lg:pr-10 md:[mask-image:linear-gradient(90deg,black_calc(100%-5.5rem),transparent)]'
            : 'md:grid-cols-2',
        )}
      >
        {spokenOf(list).map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </ul>
    </>
  );
}

export function ReviewCard({ review: { rating, comment, created_at, user_info, reply } }: { review: Review }) {
  const name = publicName(user_info.first_name, user_info.last_name);
  const date = dateOfWall(created_at);
  return (
    <li className="flex snap-start flex-col gap-3 rounded-md border border-line bg-card p-6">
      <Stars value={rating} />
      <p className="text-pretty empty:hidden">{comment}</p>
      <div className="mt-auto flex items-center gap-3">
        <Avatar name={name} />
        <p className="leading-snug">
          <b className="block font-semibold">{name}</b>
          <time dateTime={date} className="text-sm text-ink-soft">
            {formatLongDate(date).replace(/^\S+ /, '')}
          </time>
        </p>
      </div>
      {reply && (
        <div className="rounded-sm bg-paper px-4 py-3 text-sm">
          <b className="block font-semibold">Reply from the shop</b>
          <p className="whitespace-pre-line text-pretty [overflow-wrap:anywhere]">{reply.text}</p>
        </div>
      )}
    </li>
  );
}
