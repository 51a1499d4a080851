import { CONSULTATION_MESSAGES, isCallBefore } from '@thyme/domain/bookings';
import type { LocalDate } from '@thyme/domain/time';
import { money } from '@thyme/site/format.ts';
import { Note } from '@thyme/ui';
import type { PlacedService } from '../choice/choice.ts';
import type { BookingShop, BookingSlots } from '../choice/slots.ts';
import type { ChoiceState } from '../choice/use-choice.ts';
import { StepHeading } from './step-heading.tsx';

function costWords({ consultation_price: price, country }: BookingShop): string {
  return price > 0 ? `The call costs ${money(price, country)}.` : 'The call is free.';
}

interface CallStepProps {
  shop: BookingShop;
  state: ChoiceState;
  slots: BookingSlots;
  today: LocalDate;
  first: PlacedService;
}

/** A new guest meets the business on video before the first service. */
export function CallStep({ shop, state, slots, today, first }: CallStepProps) {
  const { call } = state.choice;
  return (
    <>
      <StepHeading
        lead={`You are new to ${shop.name}. They would like to see you on video for about ${shop.consultation_minutes} minutes before your first visit. ${costWords(shop)} Times are ${shop.zone_label}.`}
      >
        Your consultation call
      </StepHeading>
      {slots.call({ today, before: first, value: call, onChange: state.setCall })}
      {call !== null && !isCallBefore(call.time, shop.consultation_minutes, first.time) && (
        <Note tone="danger" announce className="mt-6">
          {CONSULTATION_MESSAGES.dateStep}
        </Note>
      )}
    </>
  );
}
