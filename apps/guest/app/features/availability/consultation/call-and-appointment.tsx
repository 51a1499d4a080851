import { callsUntil } from '@thyme/domain/bookings';
import { addMonths, instantOf, type LocalDate, monthOf, type WallSeconds, wallOf, type Zone } from '@thyme/domain/time';
import { TextLink } from '@thyme/ui';
import { type ReactNode, useId, useMemo, useState } from 'react';
import type { PickedTime } from '../picked-time.ts';
import { TimePicker, type TimePickerProps } from '../time-picker.tsx';
import { CallBar } from './call-bar.tsx';
import { CallPicker } from './call-picker.tsx';
import { DaysAndTimes } from './days-and-times.tsx';
import { PairChoice, type TimePair } from './pair-choice.tsx';

export interface CallAndAppointmentProps extends Pick<TimePickerProps, 'horizonDays' | 'waiting'> {
  businessId: number;
  zone: Zone;
  /** The services of the appointment; null where its time is chosen elsewhere. */
  pricingIds: readonly number[] | null;
  /** The person requested for each service; null is anyone. */
  personIds?: readonly (number | null)[];
  /** Opens with the whole month instead of its first days. */
  isMonth: boolean;
  today: LocalDate;
  now: WallSeconds;
  appointment: PickedTime | null;
  onAppointment: (picked: PickedTime | null) => void;
  call: PickedTime | null;
  onCall: (picked: PickedTime | null) => void;
  pairs: readonly TimePair[];
  onPair: (pair: TimePair) => void;
}

/** An appointment and the call before it on one page: ready pairs first, then both to choose. */
export function CallAndAppointment(props: CallAndAppointmentProps) {
  const { pricingIds, zone, appointment, call, pairs, onPair, now } = props;
  const until = appointment && wallOf(zone, callsUntil(instantOf(zone, appointment.time)));
  if (pricingIds === null) return until === null ? null : <Calls {...props} until={until} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      {pairs.length > 0 && <PairChoice pairs={pairs} value={{ appointment, call }} onPick={onPair} />}
      <div>
        <Visit {...props} pricingIds={pricingIds}>
          <Numbered number={2} title="Your video call" tone="plum" lead={until === null ? '' : 'Any of these works.'}>
            {until === null ? (
              <p className="text-ink-soft">Choose your appointment, and the calls in time for it appear here.</p>
            ) : (
              <Calls {...props} until={until} />
            )}
          </Numbered>
        </Visit>
        {appointment && until !== null && (
          <CallBar now={now} appointment={appointment.time} call={call?.time ?? null} until={until} />
        )}
      </div>
    </div>
  );
}

function Calls({ businessId, today, call, onCall, until }: CallAndAppointmentProps & { until: WallSeconds }) {
  return (
    <CallPicker
      {...{ businessId, today, until }}
      value={call}
      onChange={onCall}
      none={<p className="text-ink-soft">There’s no call free before this time. Choose a later appointment.</p>}
    />
  );
}

/** A few days beside the calls, or the whole month above them. */
function Visit({
  children,
  ...props
}: CallAndAppointmentProps & { pricingIds: readonly number[]; children: ReactNode }) {
  const { businessId, pricingIds, personIds, today, appointment, onAppointment, pairs, horizonDays, waiting } = props;
  const [isMonth, setIsMonth] = useState(props.isMonth || pairs.length === 0);
  const wanted = useMemo(
    () => ({ businessId, pricingIds, ...(personIds && { personIds }), callFirst: true }),
    [businessId, pricingIds, personIds],
  );
  const month = monthOf(pairs[0]?.appointment.date ?? today);
  const switcher = pairs.length > 0 && (
    <TextLink asChild standalone>
      <button type="button" onClick={() => setIsMonth(!isMonth)}>
        {isMonth ? 'Fewer days' : 'Whole month'}
      </button>
    </TextLink>
  );
  const heading = {
    number: 1,
    title: 'Your appointment',
    lead: 'Only times that leave room for a call.',
    act: switcher,
  };
  if (isMonth) {
    return (
      <div className="grid gap-7">
        <Numbered {...heading}>
          <TimePicker
            {...{ wanted, today, waiting, horizonDays }}
            value={appointment}
            onChange={onAppointment}
            firstTimes={false}
          />
        </Numbered>
        {children}
      </div>
    );
  }
  return (
    <div className="grid items-start gap-x-8 gap-y-7 min-[701px]:grid-cols-2">
      <Numbered {...heading}>
        <DaysAndTimes
          wanted={wanted}
          months={[month, addMonths(month, 1)]}
          label="Appointment"
          hasMore={false}
          value={appointment}
          onChange={onAppointment}
          none={<p className="text-ink-soft">Nothing is free in these weeks. Try the whole month for later days.</p>}
        />
      </Numbered>
      {children}
    </div>
  );
}

interface NumberedProps {
  number: number;
  title: string;
  lead: string;
  tone?: 'green' | 'plum';
  act?: ReactNode;
  children: ReactNode;
}

function Numbered({ number, title, lead, tone = 'green', act, children }: NumberedProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="flex min-h-11 flex-wrap items-center gap-x-2.5">
        <span
          aria-hidden="true"
          className={`grid size-6.5 place-items-center rounded-full text-sm font-semibold ${tone === 'plum' ? 'bg-plum-100 text-plum' : 'bg-thyme-100 text-thyme-700'}`}
        >
          {number}
        </span>
        <h3 id={id} className="flex-1 text-lg font-semibold">
          {title}
        </h3>
        {act}
      </div>
      {lead && <p className="mb-3 text-sm text-ink-soft">{lead}</p>}
      {children}
    </section>
  );
}
