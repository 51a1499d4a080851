import { formatDayTime, formatMinutes } from '@thyme/domain/time';
import { count, money } from '@thyme/site/format.ts';
import { Button, Note } from '@thyme/ui';
import { Skeleton, SkeletonGroup } from '@thyme/ui/feedback/skeleton.tsx';
import { SegmentedControl } from '@thyme/ui/navigation/segmented-control.tsx';
import { ArrowRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { entryKey } from '../../cart/stored-cart.ts';
import { AppointmentAside } from '../aside/appointment-aside.tsx';
import { AppointmentStrip } from '../aside/appointment-strip.tsx';
import { momentOf, type ServiceLine } from '../choice/choice.ts';
import { groupOf, nameForWhom } from '../choice/group.ts';
import { Faces } from '../people/faces.tsx';
import { differenceOf, namesOf } from '../people/people-words.ts';
import { type Candidate, PersonCards } from '../people/person-cards.tsx';
import { PersonPills } from '../people/person-pills.tsx';
import type { BookingStep, StepProps, StepSummary } from '../step.ts';
import { StepHeading } from './step-heading.tsx';

/** Requests a person. The chosen time may not be free with them, so it has to be chosen again. */
function useAsk({ cart, booking: { state } }: StepProps) {
  return (lines: readonly ServiceLine[], person: number | null) => {
    for (const part of state.parts)
      if (part.kind === 'visit' && momentOf(part, state.choice)) state.setMoment(part, null);
    for (const { stored } of lines) cart.setPerson(stored, person);
  };
}

const linesIn = ({ parts }: StepProps['booking']['state']) =>
  parts.flatMap((part) => (part.kind === 'visit' ? part.lines : []));

/** Whether the appointment is one service: its own first free times are those of the appointment. */
const isAlone = (state: StepProps['booking']['state']) => linesIn(state).length === 1;

/** People who offer all of these services, with their total price compared with the shop's usual one. */
function candidatesFor(lines: readonly ServiceLine[], { booking, priced }: StepProps): Candidate[] {
  const { people, state } = booking;
  const each = lines.map(({ service }) => people.byPricing.get(service.id)?.people ?? []);
  const usual = lines.flatMap(({ service }) => usualOf(service.id, priced));
  const [first = []] = each;
  return first.flatMap(({ person_id: id, name, first_free }) => {
    const terms = each.flatMap((offered) => offered.find((one) => one.person_id === id) ?? []);
    if (terms.length < lines.length) return [];
    const firstFree = isAlone(state) ? (first_free?.s_time ?? null) : people.firstWith(id);
    return [{ id, name, firstFree, price: differenceOf(terms, []), difference: differenceOf(terms, usual) }];
  });
}

/** The service's own price; `priced` has the requested person's. */
function usualOf(pricingId: number, { lines }: StepProps['priced']) {
  const line = lines.find(({ stored }) => stored.__typename === 'ServicePricing' && stored.id === pricingId);
  const usual = line?.usual ?? line?.service;
  return usual ? [usual] : [];
}

function WhoStep(props: StepProps) {
  const { people, steps } = props.booking;
  const { choosable, isPending } = people;
  const isNone = !isPending && choosable.length === 0;
  const { go } = steps;
  useEffect(() => {
    // No service has people to choose from any more, after a reload or a change by the shop.
    if (isNone) go('when');
  }, [isNone, go]);
  if (choosable.length === 0)
    return (
      <SkeletonGroup label="Checking who’s free">
        <Skeleton className="rounded-sm" height={56} />
        <Skeleton className="mt-6 rounded-md" height={72} />
        <Skeleton className="mt-2 rounded-md" height={72} />
        <Skeleton className="mt-2 rounded-md" height={72} />
      </SkeletonGroup>
    );
  const [only] = choosable;
  if (choosable.length > 1 || !only) return <Several {...props} />;
  return (
    <>
      <StepHeading lead={`For ${only.name}. Prices are for this service.`}>Who would you like?</StepHeading>
      <OneForAll {...props} lines={choosable} />
    </>
  );
}

/** One person for all services, or one for each. */
function Several(props: StepProps) {
  const { people } = props.booking;
  const { choosable } = people;
  const ask = useAsk(props);
  // One person cannot serve several guests at the same time.
  const common = groupOf(choosable) ? [] : candidatesFor(choosable, props);
  const isMixed = new Set(choosable.map(({ person }) => person?.id ?? 0)).size > 1;
  const [isEach, setEach] = useState(isMixed || common.length === 0);
  const number = choosable.length === 2 ? 'both' : 'all';
  return (
    <>
      <StepHeading
        lead={
          common.length > 0
            ? `${count(choosable.length, 'service')}. Keep one person for ${number}, or pick for each.`
            : `${count(choosable.length, 'service')}, by different people. Pick for each.`
        }
      >
        Who would you like?
      </StepHeading>
      {common.length > 0 && (
        <SegmentedControl
          label="One person or several"
          className="mb-5 w-full sm:w-auto"
          segments={[
            { value: 'one', label: `One for ${number}` },
            { value: 'each', label: 'One for each' },
          ]}
          value={isEach ? 'each' : 'one'}
          onValueChange={(value) => {
            setEach(value === 'each');
            if (value === 'one' && isMixed) ask(choosable, null);
          }}
        />
      )}
      {isEach ? (
        <div className="grid gap-3">
          {choosable.map((line) => {
            const of = people.byPricing.get(line.service.id);
            return (
              of && (
                <section
                  key={entryKey(line.stored)}
                  aria-label={nameForWhom(line)}
                  className="min-w-0 rounded-md border border-line p-4"
                >
                  <p className="mb-2 flex flex-wrap justify-between gap-x-4">
                    <b className="font-semibold">{nameForWhom(line)}</b>
                    <span className="text-ink-soft figures">{formatMinutes(line.service.duration)}</span>
                  </p>
                  <PersonPills
                    service={nameForWhom(line)}
                    shop={props.shop}
                    of={of}
                    value={line.person?.id ?? null}
                    onChoose={(id) => ask([line], id)}
                  />
                </section>
              )
            );
          })}
        </div>
      ) : (
        <OneForAll {...props} lines={choosable} />
      )}
    </>
  );
}

function OneForAll({ lines, ...props }: StepProps & { lines: readonly ServiceLine[] }) {
  const { shop, booking, priced } = props;
  const ask = useAsk(props);
  const [first] = lines;
  const usual = lines.flatMap(({ service }) => usualOf(service.id, priced));
  const of = first && booking.people.byPricing.get(first.service.id);
  const price = differenceOf(usual, []);
  return (
    <PersonCards
      label="Who would you like?"
      shop={shop}
      candidates={candidatesFor(lines, props)}
      anyone={{
        firstFree: isAlone(booking.state) ? (of?.first_free?.s_time ?? null) : booking.people.firstWith(null),
        price: money(price / 100, shop.country),
        faces: (
          <Faces lines={lines.map((line) => ({ ...line, person: null }))} people={booking.people} team={shop.team} />
        ),
      }}
      value={first?.person?.id ?? null}
      onChoose={(id) => ask(lines, id)}
    />
  );
}

function firstFreeOf({ people, state }: StepProps['booking']) {
  const { choosable, byPricing, firstAsChosen } = people;
  if (!isAlone(state)) return firstAsChosen;
  const [only] = choosable;
  const of = only && byPricing.get(only.service.id);
  const by = only?.person ? of?.people.find(({ person_id }) => person_id === only.person?.id) : of;
  return by?.first_free?.s_time;
}

function summary({ booking }: StepProps): StepSummary {
  const free = firstFreeOf(booking);
  return {
    title: namesOf(booking.people.choosable),
    detail: free ? `First free ${formatDayTime(free)}` : count(linesIn(booking.state).length, 'service'),
  };
}

function Aside({ shop, quote, booking }: StepProps) {
  const { state, now, people } = booking;
  const isAnyone = people.choosable.some(({ person }) => !person);
  return (
    <AppointmentAside {...{ shop, quote, now }} parts={state.parts} placed={state.placed}>
      {isAnyone && <Note className="mt-4">If you choose “Anyone”, your booking will say who it is.</Note>}
    </AppointmentAside>
  );
}

export const whoStep: BookingStep = {
  stage: 'Date and time',
  Body: WhoStep,
  Aside,
  Strip: AppointmentStrip,
  summary,
  Act: ({ booking, className }) => (
    <Button variant="clay" className={className} onClick={() => booking.steps.go('when')}>
      See times <ArrowRight aria-hidden="true" />
    </Button>
  ),
};
