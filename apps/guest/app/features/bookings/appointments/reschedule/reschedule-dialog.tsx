import { bookingLimits } from '@thyme/domain/bookings';
import { dateOfWall, formatDayTime } from '@thyme/domain/time';
import { Button, Dialog, DialogChoice, DialogContent, Note, TextArea } from '@thyme/ui';
import { SegmentedControl } from '@thyme/ui/navigation/segmented-control.tsx';
import { type ReactNode, useState } from 'react';
import { zoned } from '../../../../lib/view/zone-name.tsx';
import { useChangeAppointment } from '../change-appointment.ts';
import type { Appointment } from '../use-appointments.ts';

export interface Picked {
  date: string;
  time: number;
}

/** The time picker of the booking dialog; passed in by the route. */
export type RenderPicker = (picker: {
  appointment: Appointment;
  /** The whole group moves with it. */
  wholeGroup: boolean;
  value: Picked | null;
  onChange: (picked: Picked | null) => void;
}) => ReactNode;

interface RescheduleDialogProps {
  appointment: Appointment;
  picker: RenderPicker;
  onClose: () => void;
}

/** Requests another time from the shop. Nothing is paid again, and the old time stays booked until the shop answers. */
export function RescheduleDialog({ appointment, picker, onClose }: RescheduleDialogProps) {
  const [picked, setPicked] = useState<Picked | null>(null);
  const [note, setNote] = useState('');
  const [nearest, setNearest] = useState<readonly number[]>([]);
  const { change, busy } = useChangeAppointment();
  const { business_info: shop } = appointment;
  const others = appointment.together.filter(({ can_reschedule }) => can_reschedule);
  const [isWhole, setIsWhole] = useState(others.length > 0);
  const date = isWhole ? Math.min(appointment.date, ...others.map((other) => other.date)) : appointment.date;

  async function send() {
    if (!picked) return;
    const outcome = await change(appointment, {
      status: 'Reschedule',
      ...picked,
      note: note.trim(),
      wholeGroup: isWhole,
    });
    if (outcome.done) return onClose();
    setNearest(outcome.nearest);
    if (outcome.nearest.length > 0) setPicked(null);
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Reschedule"
        description={`${shop?.name}, now ${formatDayTime(date)}, ${shop?.zone_label}. There’s nothing more to pay.`}
        width="wide"
        foot={
          <>
            <DialogChoice
              title={picked ? zoned(formatDayTime(picked.time), shop?.zone_label ?? '') : 'No time chosen yet'}
              detail={picked ? `instead of ${formatDayTime(date)}` : undefined}
            />
            <Button disabled={!picked} busy={busy !== null} onClick={() => void send()}>
              Ask for this time
            </Button>
          </>
        }
      >
        <div className="grid gap-6">
          {nearest.length > 0 && (
            <NearestTimes times={nearest} onPick={(time) => setPicked({ date: dateOfWall(time), time })} />
          )}
          {others.length > 0 && (
            <SegmentedControl
              label="Who moves"
              segments={[
                { value: 'all', label: others.length === 1 ? 'Both of you' : `All ${others.length + 1} of you` },
                { value: 'one', label: appointment.companion ? `Only ${appointment.companion}` : 'Only you' },
              ]}
              value={isWhole ? 'all' : 'one'}
              onValueChange={(value) => {
                setIsWhole(value === 'all');
                setPicked(null);
                setNearest([]);
              }}
            />
          )}
          {isWhole && (
            <p className="text-ink-soft">
              We only show times with room for everyone. You pick when the first of you starts; the rest of the plan
              stays the same.
            </p>
          )}
          {picker({ appointment, wholeGroup: isWhole, value: picked, onChange: setPicked })}
          <TextArea
            label={
              <>
                Note to {shop?.name} <span className="font-normal">(optional)</span>
              </>
            }
            rows={2}
            maxLength={bookingLimits.note}
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
          <Note>
            We’ll ask {shop?.name}. Your current time is safe until they answer. If they don’t answer within 24 hours,
            the new time is yours.
          </Note>
        </div>
      </DialogContent>
    </Dialog>
  );
}

/** The nearest free times, when the chosen one was taken meanwhile. */
function NearestTimes({ times, onPick }: { times: readonly number[]; onPick: (time: number) => void }) {
  return (
    <Note tone="warn" announce>
      <p className="mb-2 font-semibold">That time has just gone. These are the nearest free ones:</p>
      <div className="flex flex-wrap gap-2">
        {times.map((time) => (
          <Button key={time} size="sm" variant="secondary" onClick={() => onPick(time)}>
            {formatDayTime(time)}
          </Button>
        ))}
      </div>
    </Note>
  );
}
