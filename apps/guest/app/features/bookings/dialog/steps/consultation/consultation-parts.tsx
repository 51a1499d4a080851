import { formatDay, formatMinutes, formatTime } from '@thyme/domain/time';
import { count } from '@thyme/site/format.ts';
import { Note } from '@thyme/ui';
import { AppointmentTimeline } from '@thyme/ui/time/appointment-timeline.tsx';
import { Video } from 'lucide-react';
import { zoned } from '../../../../../lib/view/zone-name.tsx';
import { Strip } from '../../aside/strip.tsx';
import { callStops } from '../../aside/timeline-stops.ts';
import type { Moment } from '../../choice/choice.ts';
import { minutesOf, payingNow } from '../../choice/words.ts';
import type { StepProps, StepSummary } from '../../step.ts';

const stopsOf = ({ shop, booking: { state } }: StepProps) =>
  callStops(state.choice.call, state.placed, shop.consultation_minutes);

export function ConsultationAside(props: StepProps) {
  return (
    <>
      <h3 className="display-22 mb-4">In this order</h3>
      <AppointmentTimeline stops={stopsOf(props)} />
      <Note icon={<Video aria-hidden="true" />}>
        You’ll find the link to the call in your appointments. There’s nothing to install.
      </Note>
    </>
  );
}

export function LaterAside({ shop, booking: { consultation } }: StepProps) {
  return (
    <>
      <h3 className="display-22 mb-4">Why the call?</h3>
      <p className="text-ink-soft">
        In {shop.consultation_minutes} minutes {shop.name} can tell you what will work for you, how long it takes and
        what it will cost.
        {consultation.plan.booked ? '' : ' You only need it once.'}
      </p>
    </>
  );
}

/** Hidden where the chosen time is too soon for a call. */
export const ConsultationStrip = (props: StepProps) =>
  props.booking.consultation.isLate ? null : <Strip stops={stopsOf(props)} />;

const short = ({ time }: Moment) => `${formatDay(time).slice(0, 3)} ${formatTime(time)}`;

export function consultationSummary({ shop, quote, booking }: StepProps): StepSummary {
  const { consultation, state } = booking;
  const { visit, part, isLate } = consultation;
  const lines = part?.lines ?? [];
  const what = lines.length === 1 ? (lines[0]?.name ?? '') : count(lines.length, 'service');
  if (isLate) return { title: what, detail: `${formatMinutes(minutesOf(lines))}, call first` };
  const detail = `${what} · ${payingNow(quote, shop.country)}`;
  const { call } = state.choice;
  if (!visit) return { title: 'No time chosen yet', detail };
  const visitTime = zoned(short(visit), shop.zone_label);
  if (!call) return { title: `Appointment ${visitTime}, no call yet`, detail };
  return { title: `Call ${short(call)}, appointment ${visitTime}`, detail };
}
