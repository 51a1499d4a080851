import { formatDayTime, formatMinutes } from '@thyme/domain/time';
import { count } from '@thyme/site/format.ts';
import { Badge, Button, Note } from '@thyme/ui';
import { ArrowRight, Repeat } from 'lucide-react';
import { useState } from 'react';
import { rhythmWithTime } from '../../../../lib/view/rhythm.ts';
import { memberSavingOf } from '../../cart/priced-cart.ts';
import { AppointmentAside } from '../aside/appointment-aside.tsx';
import { AppointmentStrip } from '../aside/appointment-strip.tsx';
import { momentOf, type Part } from '../choice/choice.ts';
import { groupOf, groupWords } from '../choice/group.ts';
import { describeAppointment, payingNow, spanInZone } from '../choice/words.ts';
import { GroupBar } from '../group/group-bar.tsx';
import { PersonBar } from '../people/person-bar.tsx';
import type { BookingStep, StepProps, StepSummary } from '../step.ts';
import { ConsultationComing, ConsultationFailed, ConsultationPage } from './consultation/consultation-page.tsx';
import {
  ConsultationAside,
  ConsultationStrip,
  consultationSummary,
  LaterAside,
} from './consultation/consultation-parts.tsx';
import { LaterAppointment } from './consultation/later-appointment.tsx';
import { PartTabs } from './part-tabs.tsx';
import { SeparateTimes } from './separate-times.tsx';
import { StepHeading } from './step-heading.tsx';

/** Whether this step also asks for the call: a single appointment is chosen together with it. */
const asksCall = ({ booking: { consultation } }: StepProps): boolean =>
  consultation.step === 'when' && (consultation.plan.isNeeded || consultation.isLate);

function WhenStep(props: StepProps) {
  const { consultation } = props.booking;
  const [isMonth, setIsMonth] = useState(false);
  if (consultation.isPending) return <ConsultationComing />;
  if (consultation.isFailed) return <ConsultationFailed onRetry={consultation.retry} />;
  if (!asksCall(props)) return <Times {...props} />;
  if (consultation.isLate) return <LaterAppointment {...props} onMonth={() => setIsMonth(true)} />;
  return <ConsultationPage {...props} isMonth={isMonth} />;
}

/** Day and time, for all services together or for each by itself. */
function Times(props: StepProps) {
  const { shop, cart, slots, booking } = props;
  const { state, steps, today, consultation } = booking;
  const { part, parts, choice } = state;
  if (!part) return null;
  const value = momentOf(part, choice);
  const onLogin = () => steps.go('login');
  return (
    <>
      <PartHeading part={part} zone={shop.zone_label} />
      {consultation.plan.booked && part.kind === 'visit' && (
        <Note className="mb-6">
          Your video call with {shop.name} is on {formatDayTime(consultation.plan.booked.time)}. For appointments after
          it you don’t need another.
        </Note>
      )}
      <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-2 empty:hidden">
        {part.kind === 'visit' && <PersonBar {...props} className="min-w-0 flex-1 basis-96" />}
        {part.kind === 'visit' && <GroupBar {...props} />}
        <SeparateTimes state={state} className="dialog:hidden" />
      </div>
      <PartTabs parts={parts} choice={choice} current={part.key} onCurrent={state.setPart} />
      <div key={part.key}>
        {part.kind === 'visit'
          ? slots.visit({ part, today, value, onLogin, onChange: (moment) => state.setMoment(part, moment) })
          : slots.group({
              part,
              today,
              value,
              onLogin,
              onChange: (moment) => state.setMoment(part, moment),
              onOccurrences: (times) => cart.setQuantity(part.line.stored, times),
              onAvailable: (times) => state.setAvailable(part, times),
            })}
      </div>
    </>
  );
}

function PartHeading({ part, zone }: { part: Part; zone: string }) {
  if (part.kind === 'visit') {
    return (
      <StepHeading lead={`${describeAppointment(part.lines)} All times are ${zone}.`}>When suits you?</StepHeading>
    );
  }
  const length = formatMinutes(part.line.service.duration);
  const times = (part.line.service.service_group?.service_schedules ?? []).map(({ date_time }) => date_time);
  const isOnce = part.kind === 'repeated' && part.line.stored.qty === 1;
  return (
    <>
      {part.kind === 'repeated' && (
        <Badge tone="plum" icon={<Repeat aria-hidden="true" />} className="mb-3">
          {rhythmWithTime(times) ?? 'Repeats'}
        </Badge>
      )}
      <StepHeading lead={`${length}${times.length > 1 && !isOnce ? ' each' : ''}, ${zone}.`}>{part.title}</StepHeading>
    </>
  );
}

function Aside(props: StepProps) {
  const { shop, quote, booking } = props;
  const { state, now } = booking;
  if (asksCall(props))
    return booking.consultation.isLate ? <LaterAside {...props} /> : <ConsultationAside {...props} />;
  return (
    <AppointmentAside
      {...{ shop, quote, now }}
      parts={state.parts}
      placed={state.placed}
      memberSaving={memberSavingOf(booking.priced)}
    >
      <SeparateTimes state={state} />
    </AppointmentAside>
  );
}

function summary(props: StepProps): StepSummary {
  if (asksCall(props)) return consultationSummary(props);
  const { shop, quote, booking } = props;
  const { state, first } = booking;
  const lines = state.parts.flatMap((part) => (part.kind === 'visit' ? part.lines : [part.line]));
  const group = groupOf(lines);
  const [only, ...others] = lines;
  const named = only && others.length === 0 ? only.name : count(lines.length, 'service');
  const what = group ? groupWords(group) : named;
  const minutes = lines.reduce((sum, { service }) => sum + service.duration, 0);
  if (!first) return { title: 'No time chosen yet', detail: group ? what : `${what}, ${formatMinutes(minutes)}` };
  return {
    title: spanInZone(state.placed, shop),
    detail: `${what}, ${payingNow(quote, shop.country)}`,
  };
}

function Act({ className, ...props }: StepProps & { className: string }) {
  const { state, steps, next, lacksCall, consultation } = props.booking;
  const isAsked = asksCall(props);
  if (isAsked && consultation.isLate) return null;
  const isOpen = !state.isSettled || consultation.isPending || (isAsked && lacksCall);
  return (
    <Button
      variant="clay"
      className={className}
      onClick={next}
      disabled={isOpen || steps.isBlocked}
      busy={steps.checking}
    >
      Next <ArrowRight aria-hidden="true" />
    </Button>
  );
}

export const whenStep: BookingStep = {
  stage: 'Date and time',
  Body: WhenStep,
  Aside,
  Strip: (props) => (asksCall(props) ? <ConsultationStrip {...props} /> : <AppointmentStrip {...props} />),
  summary,
  Act,
};
