import { CONSULTATION_MESSAGES, isCallBefore } from '@thyme/domain/bookings';
import { formatDayTime } from '@thyme/domain/time';
import { money } from '@thyme/site/format.ts';
import { Button, Note } from '@thyme/ui';
import { VisitTimeline } from '@thyme/ui/time/visit-timeline.tsx';
import { ArrowRight, Video } from 'lucide-react';
import { Strip } from '../aside/strip.tsx';
import { callStops } from '../aside/visit-stops.ts';
import type { BookingShop } from '../choice/slots.ts';
import type { BookingStep, StepProps, StepSummary } from '../step.ts';
import { StepHeading } from './step-heading.tsx';

function costWords({ consultation_price: price, country }: BookingShop): string {
  return price > 0 ? `The call costs ${money(price, country)}.` : 'The call is free.';
}

/** A new guest meets the business on video before the first service. */
function CallStep({ shop, slots, booking: { state, today, first } }: StepProps) {
  const { call } = state.choice;
  if (!first) return null;
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

const stopsOf = ({ shop, booking: { state, first } }: StepProps) =>
  first ? callStops(state.choice.call, first, shop.consultation_minutes) : [];

function Aside(props: StepProps) {
  return (
    <>
      <h3 className="display-22 mb-4">In this order</h3>
      <VisitTimeline stops={stopsOf(props)} />
      <Note icon={<Video aria-hidden="true" />}>The link opens in your appointments. Nothing to install.</Note>
    </>
  );
}

function summary({ booking: { state, first, callTooLate } }: StepProps): StepSummary {
  const { call } = state.choice;
  const visit = first ? formatDayTime(first.time) : '';
  if (call && !callTooLate) return { title: `Call: ${formatDayTime(call.time)}`, detail: `Visit: ${visit}` };
  return { title: call ? 'Choose an earlier call' : 'No call time yet', detail: `Before ${visit}` };
}

function Act({ booking, className }: StepProps & { className: string }) {
  const { state, steps, next, callTooLate } = booking;
  const hasCall = state.choice.call !== null && !callTooLate;
  return (
    <Button variant="clay" className={className} onClick={next} disabled={!hasCall} busy={steps.checking}>
      Next <ArrowRight aria-hidden="true" />
    </Button>
  );
}

export const callStep: BookingStep = {
  stage: 'Date and time',
  Body: CallStep,
  Aside,
  Strip: (props) => <Strip stops={stopsOf(props)} />,
  summary,
  Act,
};
