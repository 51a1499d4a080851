import { CONSULTATION_MESSAGES } from '@thyme/domain/bookings';
import { formatDayTime, wallOf } from '@thyme/domain/time';
import { money } from '@thyme/site/format.ts';
import { Button, ErrorState, Note, TextLink } from '@thyme/ui';
import { Skeleton, SkeletonGroup } from '@thyme/ui/feedback/skeleton.tsx';
import { keys, read } from '../../../../../lib/session/storage.ts';
import type { BookingShop, ChosenPair } from '../../choice/slots.ts';
import { PersonBar } from '../../people/person-bar.tsx';
import type { StepProps } from '../../step.ts';
import { StepHeading } from '../step-heading.tsx';
import { NothingFree } from './nothing-free.tsx';

export function costWords({ consultation_price: price, country }: BookingShop): string {
  return price > 0 ? `It costs ${money(price, country)}.` : 'It’s free.';
}

/** Chooses the consultation call of a new guest, together with the appointment unless it was chosen before. */
export function ConsultationPage({ isMonth = false, ...props }: StepProps & { isMonth?: boolean }) {
  const { shop, slots, booking } = props;
  const { state, steps, consultation, today, now } = booking;
  const { plan, visit } = consultation;
  const part = consultation.step === 'when' ? consultation.part : null;
  const isAsked = part?.lines.some(({ person }) => person) ?? false;
  const ask = part ? 'Choose both times here.' : 'Choose a time for it.';
  return (
    <>
      <StepHeading
        lead={`It’s your first time at ${shop.name}, so they’d like ${shop.consultation_minutes} minutes by video before your appointment. ${costWords(shop)} ${ask} All times are ${shop.zone_label}.`}
      >
        First, a quick hello
      </StepHeading>
      {part && <PersonBar {...props} className="mb-4" />}
      <BeenBefore shop={shop} onLogin={() => steps.go('login')} />
      {state.droppedCall && visit && (
        <Note tone="danger" announce className="mb-6">
          {CONSULTATION_MESSAGES.dateStep}{' '}
          <span className="block text-ink-soft">
            Your call on {formatDayTime(state.droppedCall.time)} is too late for {formatDayTime(visit.time)}, so please
            choose another.
          </span>
        </Note>
      )}
      {plan.pairs.length === 0 && <NothingFree shop={shop} plan={plan} />}
      {slots.consultation({
        part,
        isMonth,
        today,
        now: wallOf(shop.zone, now),
        appointment: visit,
        onAppointment: (moment) => part && state.setMoment(part, moment),
        call: state.choice.call,
        onCall: state.setCall,
        // Ready pairs are with anyone; with a requested person, the guest chooses from that person's days.
        pairs: isAsked ? [] : plan.pairs.filter((pair): pair is ChosenPair => pair.call !== null),
        onPair: ({ appointment, call }) => part && state.setBoth(part, appointment, call),
        onLogin: () => steps.go('login'),
      })}
    </>
  );
}

/** Visitors count as new, so returning guests get a link to log in and see all times. */
export function BeenBefore({ shop, onLogin }: { shop: BookingShop; onLogin: () => void }) {
  if (read(keys.guestToken)) return null;
  return (
    <p className="-mt-3 mb-6 text-ink-soft">
      Been to {shop.name} before?{' '}
      <TextLink asChild standalone>
        <button type="button" onClick={onLogin}>
          Log in to see all times
        </button>
      </TextLink>
    </p>
  );
}

export function ConsultationComing() {
  return (
    <SkeletonGroup label="Looking for times">
      <Skeleton className="rounded-sm" height={72} />
      <Skeleton className="mt-6 rounded-md" height={160} />
      <Skeleton className="mt-6 rounded-md" height={240} />
    </SkeletonGroup>
  );
}

export function ConsultationFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState
      title="We couldn’t load the times"
      action={
        <Button size="sm" variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      Nothing is lost. Check your connection.
    </ErrorState>
  );
}
