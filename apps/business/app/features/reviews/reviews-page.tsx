import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Card, Chip, EmptyState, RatingBreakdown } from '@thyme/ui';
import { useState } from 'react';
import { DeskReviewsDocument } from '../../generated/graphql.ts';
import { Waiting } from '../../lib/changes/owner-only.tsx';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { deskKey } from '../../lib/use-act.ts';
import type { DeskReviews } from './operations.ts';
import { ReviewCard } from './review-card.tsx';

const FILTERS = [
  ['all', 'All'],
  ['unanswered', 'Not answered'],
  ['words', 'With words'],
  ['low', '3 stars and below'],
] as const;

const PAGE = 20;
/** The most reviews that one request returns. */
const MOST = 100;

const EMPTY: Record<string, { title: string; words: string }> = {
  all: { title: 'No reviews yet', words: 'Guests are asked for one after their appointment.' },
  unanswered: { title: 'All answered', words: 'New reviews appear here until you’ve answered them.' },
  words: { title: 'No written reviews yet', words: 'Some guests leave stars only.' },
  low: { title: 'None with three stars or fewer', words: 'Long may it last.' },
};

/** Public reviews and the shop's answers; unanswered ones first. */
export function ReviewsPage() {
  const { business } = useDesk();
  const [filter, setFilter] = useState('all');
  const [count, setCount] = useState(PAGE);
  const { data, isError, refetch } = useQuery({
    queryKey: deskKey(business.id, 'reviews', filter, count),
    queryFn: async () => (await run(DeskReviewsDocument, { business: business.id, filter, count })).desk_reviews,
    placeholderData: keepPreviousData,
  });
  if (!data) return <Waiting isError={isError} retry={() => void refetch()} />;
  const total = data.counts[filter as keyof DeskReviews['counts']] as number;
  const empty = EMPTY[filter];
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_23rem]">
      <div className="min-w-0">
        <fieldset className="mb-4 flex flex-wrap gap-2">
          <legend className="sr-only">Which reviews</legend>
          {FILTERS.map(([name, label]) => (
            <Chip
              key={name}
              pressed={filter === name}
              onClick={() => {
                setFilter(name);
                setCount(PAGE);
              }}
            >
              {label} <span className="figures opacity-80">{data.counts[name]}</span>
            </Chip>
          ))}
        </fieldset>
        {data.reviews.length === 0 && empty && <EmptyState title={empty.title}>{empty.words}</EmptyState>}
        <ul aria-label="Reviews" className="grid gap-4">
          {data.reviews.map((review) => (
            <li key={review.id}>
              <ReviewCard review={review} />
            </li>
          ))}
        </ul>
        {data.reviews.length < total && count < MOST && (
          <Button variant="secondary" className="mt-4" onClick={() => setCount(Math.min(MOST, count + PAGE))}>
            Show more
          </Button>
        )}
      </div>
      <aside className="grid gap-5 max-lg:order-first">
        <Summary list={data} />
        <Card>
          <p className="text-sm text-ink-soft">
            You can report a review that’s abusive, isn’t about an appointment, is advertising or gives away private
            details. An honest bad review stays, with your answer below it.
          </p>
        </Card>
      </aside>
    </div>
  );
}

function Summary({ list: { rating_distribution: levels } }: { list: DeskReviews }) {
  const counts = [5, 4, 3, 2, 1].map(
    (level) => levels.find(({ rating_level }) => rating_level === level)?.number_of_rating ?? 0,
  );
  const votes = counts.reduce((sum, one) => sum + one, 0);
  if (votes === 0) return null;
  const stars = counts.reduce((sum, one, index) => sum + one * (5 - index), 0);
  return (
    <Card>
      <RatingBreakdown
        value={Math.round((stars / votes) * 10) / 10}
        counts={counts as [number, number, number, number, number]}
      />
    </Card>
  );
}
