import { bookingLimits } from '@thyme/domain/bookings';
import { formatDayTime } from '@thyme/domain/time';
import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { count } from '@thyme/site/format.ts';
import { Button, Dialog, DialogTrigger, RadioCard, RadioGroup, Select, TextArea } from '@thyme/ui';
import { useState } from 'react';
import { DeskCancelClassDateDocument } from '../../../generated/graphql.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import type { ClassRoll } from '../operations.ts';
import { dateWords } from './move-participant.tsx';
import { useClassAct } from './use-class-act.ts';

/** Cancels one date. The guests' other dates stay booked. */
export function CancelDate({ roll }: { roll: ClassRoll }) {
  const { business } = useDesk();
  const [isOpen, setOpen] = useState(false);
  const [way, setWay] = useState('refund');
  const [instead, setInstead] = useState(roll.other_dates[0]?.id ?? null);
  const [note, setNote] = useState('');
  const { act, busy } = useClassAct();
  const guests = roll.people.length;
  const send = async () => {
    const input = { business: business.id, id: roll.id, instead: way === 'move' ? instead : null, note };
    const isDone = await act(
      'desk_cancel_class_date',
      async () => (await run(DeskCancelClassDateDocument, input)).desk_cancel_class_date,
    );
    if (isDone) setOpen(false);
  };
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="danger-outline" className="mt-6 w-full">
          Cancel this date
        </Button>
      </DialogTrigger>
      <ActionDialog
        title={`Cancel ${formatDayTime(roll.starts)}?`}
        description={
          guests === 0
            ? 'Nobody has booked it.'
            : `Only this date is cancelled. We’ll let ${count(guests, 'guest')} know. Their other dates aren’t affected.`
        }
        close="Keep it"
        action={guests === 0 ? 'Cancel the date' : `Cancel and tell ${count(guests, 'guest')}`}
        danger
        busy={busy}
        onAct={send}
      >
        {guests > 0 && (
          <div className="grid gap-4">
            <RadioGroup label="What they’ve paid" value={way} onValueChange={setWay}>
              <RadioCard value="refund" detail="It goes back to the card or voucher they paid with">
                Refund this date
              </RadioCard>
              {roll.other_dates.length > 0 && (
                <RadioCard value="move" detail="They can turn it down and get their money back instead">
                  Offer another date
                </RadioCard>
              )}
            </RadioGroup>
            {way === 'move' && (
              <Select
                label="The other date"
                hint="Anyone who can’t have a place there, or is already coming, gets a refund for this date."
                value={instead ?? ''}
                onChange={(event) => setInstead(Number(event.currentTarget.value))}
              >
                {roll.other_dates.map((date) => (
                  <option key={date.id} value={date.id}>
                    {dateWords(date)}
                  </option>
                ))}
              </Select>
            )}
            <TextArea
              label="Message to them"
              hint="Optional. We’ll include it in the email."
              rows={3}
              maxLength={bookingLimits.note}
              value={note}
              onChange={(event) => setNote(event.currentTarget.value)}
            />
          </div>
        )}
      </ActionDialog>
    </Dialog>
  );
}
