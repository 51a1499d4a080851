import { bookingLimits, DECLINE_REASONS } from '@thyme/domain/bookings';
import { Chip, TextArea } from '@thyme/ui';

interface ReasonsProps {
  name: string;
  note: string;
  onNote: (note: string) => void;
}

/** A preset or custom reason, which the guest sees. */
export function DeclineReasons({ name, note, onNote }: ReasonsProps) {
  return (
    <div className="grid gap-3">
      <fieldset>
        <legend className="mb-2 text-sm font-semibold">Reason</legend>
        <div className="flex flex-wrap gap-2">
          {DECLINE_REASONS.map((reason) => (
            <Chip key={reason} pressed={note === reason} onClick={() => onNote(note === reason ? '' : reason)}>
              {reason.replace(/\.$/, '')}
            </Chip>
          ))}
        </div>
      </fieldset>
      <TextArea
        label={`Message to ${name}`}
        hint="Optional. They’ll read it in the notification and the email."
        maxLength={bookingLimits.note}
        rows={3}
        value={note}
        onChange={(event) => onNote(event.currentTarget.value)}
      />
    </div>
  );
}
