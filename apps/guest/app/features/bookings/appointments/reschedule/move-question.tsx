import { AUTO_ACCEPT_SECONDS } from '@thyme/domain/bookings';
import { dateOfWall, formatDayTime } from '@thyme/domain/time';
import { Countdown } from '@thyme/site/countdown.tsx';
import { Button, Radio, RadioGroup } from '@thyme/ui';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { ZoneName } from '../../../../lib/view/zone-name.tsx';
import { useChangeAppointment } from '../change-appointment.ts';
import type { Appointment } from '../use-appointments.ts';
import { KeepTime } from './keep-time.tsx';

interface MoveQuestionProps {
  appointment: Appointment;
  onReschedule: () => void;
  onCancel: () => void;
  /** The countdown has run out: refetch. */
  onEnd: () => void;
}

/** An open proposal: the old and new times side by side, the time left to answer, and the buttons. */
export function MoveQuestion({ appointment, onReschedule, onCancel, onEnd }: MoveQuestionProps) {
  const { move, can_accept: canAccept } = appointment;
  const [chosen, setChosen] = useState(0);
  const { change, busy } = useChangeAppointment();
  const option = move?.options[chosen] ?? move?.options[0];
  if (!move || !option) return null;
  const total = Math.min(AUTO_ACCEPT_SECONDS, move.auto_accept_at - move.created_at);
  return (
    <div className="grid gap-3">
      <div className="grid w-fit max-w-full items-center gap-x-5 gap-y-2 rounded-md bg-paper px-4 py-3 sm:flex">
        <p className="leading-snug">
          <span className="block text-sm text-ink-soft">Now</span>
          <span className="figures">{formatDayTime(move.previous_date)}</span>
        </p>
        <ArrowRight aria-hidden="true" className="text-thyme-700 max-sm:rotate-90" />
        <p className="leading-snug">
          <span className="block text-sm text-ink-soft">
            {move.proposed_by === 'guest' ? 'You asked for' : 'Proposed'}
          </span>
          <b className="font-semibold figures">{formatDayTime(option.date)}</b>{' '}
          {appointment.business_info && <ZoneName label={appointment.business_info.zone_label} />}
        </p>
      </div>
      {move.whole_group && move.proposed_by === 'business' && (
        <p>All of you would move together. Your answer counts for everyone.</p>
      )}
      {move.note && move.proposed_by === 'business' && <p className="text-ink-soft">“{move.note}”</p>}
      {canAccept && move.options.length > 1 && (
        <RadioGroup
          label="Which time suits you?"
          value={String(chosen)}
          onValueChange={(value) => setChosen(Number(value))}
        >
          {move.options.map(({ position, date }, index) => (
            <Radio key={position} value={String(index)}>
              {formatDayTime(date)}
            </Radio>
          ))}
        </RadioGroup>
      )}
      <Countdown until={move.auto_accept_at} total={total} onEnd={onEnd}>
        {(left) =>
          canAccept ? (
            <>
              Accepted automatically in <b className="font-semibold">{left}</b> if you don’t answer
            </>
          ) : (
            <>
              Yours in <b className="font-semibold">{left}</b> if the shop doesn’t answer
            </>
          )
        }
      </Countdown>
      {canAccept && (
        <div className="flex flex-wrap gap-3">
          <Button
            size="sm"
            busy={busy === 'Accept'}
            onClick={() =>
              void change(appointment, { status: 'Accept', date: dateOfWall(option.date), time: option.date })
            }
          >
            Accept
          </Button>
          <KeepTime appointment={appointment} disabled={busy !== null} />
          <Button size="sm" variant="secondary" disabled={busy !== null} onClick={onReschedule}>
            Reschedule
          </Button>
          <Button size="sm" variant="danger-outline" disabled={busy !== null} onClick={onCancel}>
            Cancel
          </Button>
        </div>
      )}
    </div>
  );
}
