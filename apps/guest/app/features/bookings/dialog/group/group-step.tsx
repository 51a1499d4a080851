import { money } from '@thyme/site/format.ts';
import { Button } from '@thyme/ui';
import { Skeleton, SkeletonGroup } from '@thyme/ui/feedback/skeleton.tsx';
import { ArrowRight } from 'lucide-react';
import { Suspense } from 'react';
import { lazyPart } from '../../../../lib/hydration/lazy-part.ts';
import { laterWords } from '../../later-words.ts';
import { AppointmentAside } from '../aside/appointment-aside.tsx';
import { AppointmentStrip } from '../aside/appointment-strip.tsx';
import { groupOf, groupWords } from '../choice/group.ts';
import { spanInZone } from '../choice/words.ts';
import type { BookingStep, StepProps, StepSummary } from '../step.ts';

/** Loaded on demand, since most guests come alone. */
const WhoIsComing = lazyPart(() => import('./who-is-coming.tsx'));

function GroupStep(props: StepProps) {
  return (
    <Suspense
      fallback={
        <SkeletonGroup label="One moment">
          <Skeleton className="rounded-sm" height={56} />
          <Skeleton className="mt-6 rounded-md" height={140} />
        </SkeletonGroup>
      }
    >
      <WhoIsComing {...props} />
    </Suspense>
  );
}

function summary({ shop, quote, booking: { state, priced } }: StepProps): StepSummary {
  const group = groupOf(priced.lines);
  const detail = `${group ? groupWords(group) : 'Only you so far'}, ${money(quote.payableNow / 100, shop.country)} now`;
  return { title: spanInZone(state.placed, shop) || 'No time chosen yet', detail };
}

export const groupStep: BookingStep = {
  stage: 'Date and time',
  Body: GroupStep,
  Aside: ({ shop, quote, booking: { state, now, eachPays } }) => (
    <AppointmentAside
      {...{ shop, quote, now }}
      parts={state.parts}
      placed={state.placed}
      later={laterWords(eachPays)}
    />
  ),
  Strip: AppointmentStrip,
  summary,
  Act: ({ booking: { steps, state, next, priced }, className }) => (
    <Button
      variant="clay"
      className={className}
      onClick={() => (groupOf(priced.lines) ? next() : steps.go('when'))}
      disabled={(groupOf(priced.lines) !== null && !state.isSettled) || steps.isBlocked}
      busy={steps.checking}
    >
      {groupOf(priced.lines) ? 'Next' : 'See times'} <ArrowRight aria-hidden="true" />
    </Button>
  ),
};
