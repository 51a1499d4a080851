import { MOST_GUESTS } from '@thyme/domain/bookings';
import { Button, Note } from '@thyme/ui';
import { Skeleton } from '@thyme/ui/feedback/skeleton.tsx';
import { SegmentedControl } from '@thyme/ui/navigation/segmented-control.tsx';
import type { Companion } from '../../cart/stored-cart.ts';
import { hasService, momentOf, type ServiceLine } from '../choice/choice.ts';
import { canSplit } from '../choice/each-pays.ts';
import { groupOf, guestOf } from '../choice/group.ts';
import type { StepProps } from '../step.ts';
import { StepHeading } from '../steps/step-heading.tsx';
import { AddSomeone } from './add-someone.tsx';
import { addGuest, arrangeGroup } from './edit-group.ts';
import { GroupLanes } from './group-lanes.tsx';
import { groupTimes, spansOf } from './group-times.ts';
import { GuestCard } from './guest-card.tsx';
import { useFit, useMenu } from './use-group.ts';
import { WhoPays } from './who-pays.tsx';

const ARRANGEMENTS = [
  { value: 'start', label: 'Start together' },
  { value: 'finish', label: 'Finish together' },
  { value: 'after', label: 'One after the other' },
];

/** The guests of the group with their services and people, and the times with room for everyone. */
export default function WhoIsComing(props: StepProps) {
  const { shop, slots, booking } = props;
  const { priced, state, changeGroup, today, steps } = booking;
  const lines = priced.lines.filter(hasService);
  const group = groupOf(lines);
  const arrange = group?.arrange ?? 'start';
  const names = ['You', ...(group?.names ?? [])];
  const menu = useMenu(shop.id);
  const fit = useFit(shop.id, lines);
  const visit = state.parts.find((part) => part.kind === 'visit');
  const isPlanned = state.placed.length > 0 && state.placed.every(({ groupBegins }) => groupBegins);
  return (
    <>
      <StepHeading lead={`Up to ${MOST_GUESTS} of you. We only show times with room for all.`}>
        Who’s coming?
      </StepHeading>
      {menu.isError && (
        <Note tone="danger" announce className="mb-6">
          We couldn’t load the services.{' '}
          <button type="button" className="font-semibold underline" onClick={() => void menu.refetch()}>
            Try again
          </button>
        </Note>
      )}
      {menu.isPending && <Skeleton className="mb-6 rounded-md" height={120} />}
      {menu.data && (
        <>
          <ul aria-label="Guests" className="mb-4 grid gap-3">
            {names.map((name, place) => (
              <GuestCard
                key={`${place.toString()}-${name}`}
                {...props}
                {...{ place, name }}
                menu={menu.data}
                lines={linesOf(lines, place)}
              />
            ))}
          </ul>
          {names.length < MOST_GUESTS ? (
            <AddSomeone
              menu={menu.data}
              country={shop.country}
              onAdd={(someone, pricingId) => changeGroup(addGuest(someone, pricingId, arrange))}
            />
          ) : (
            <p className="mb-6 text-ink-soft">That’s a full group. For more people, please contact {shop.name}.</p>
          )}
        </>
      )}
      {group && (
        <SegmentedControl
          label="How you’d like to come"
          className="mb-6 w-full max-sm:[&_label]:px-1.5 max-sm:[&_label]:text-center max-sm:[&_label]:text-sm max-sm:[&_label]:leading-tight max-sm:[&_label]:whitespace-normal sm:w-auto"
          segments={ARRANGEMENTS}
          value={arrange}
          onValueChange={(value) => changeGroup(arrangeGroup(value as Companion['arrange']))}
        />
      )}
      {canSplit(priced.lines) && fit.data && fit.data.part_hours > 0 && (
        <WhoPays hours={fit.data.part_hours} eachPays={booking.eachPays} onChange={booking.setEachPays} />
      )}
      {group && fit.data && !fit.data.fits && (
        <Note tone="warn" announce className="mb-6">
          <p>{fit.data.message}</p>
          {fit.data.can_follow && (
            <Button size="sm" variant="ghost" className="mt-3" onClick={() => changeGroup(arrangeGroup('after'))}>
              Come one after the other
            </Button>
          )}
        </Note>
      )}
      {group && visit && fit.data?.fits !== false && (
        <section aria-label="Times with room for everyone">
          {isPlanned && <GroupLanes names={names} placed={state.placed} />}
          {isPlanned && (
            <p className="mb-4 text-ink-soft figures">{groupTimes(spansOf(names, state.placed, shop.zone))}</p>
          )}
          <div key={`${lines.map(({ stored }) => stored.id).join()}-${arrange}`}>
            {slots.visit({
              part: visit,
              today,
              value: momentOf(visit, state.choice),
              onLogin: () => steps.go('login'),
              onChange: (moment) => state.setMoment(visit, moment),
            })}
          </div>
        </section>
      )}
    </>
  );
}

const linesOf = (lines: readonly ServiceLine[], place: number) => lines.filter((line) => guestOf(line) === place);
