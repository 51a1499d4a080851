import { MOST_LATE_MINUTES } from '@thyme/domain/bookings';
import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { Button, Chip, Dialog, DialogTrigger, RadioCard, RadioGroup } from '@thyme/ui';
import { useState } from 'react';
import { DeskRunningLateDocument } from '../../../generated/graphql.ts';
import { run } from '../../../lib/graphql/client.ts';
import { useAct } from '../../../lib/use-act.ts';
import type { Appointment } from '../operations.ts';

const CHOICES = [5, 10, 15, 20, 30, 45, 60].filter((minutes) => minutes <= MOST_LATE_MINUTES);

/** How late an appointment runs, and who is notified. */
export function LateDialog({ appointment: { id, guest, late_minutes } }: { appointment: Appointment }) {
  const { act, busy } = useAct();
  const [isOpen, setOpen] = useState(false);
  const [minutes, setMinutes] = useState(late_minutes || 15);
  const [tell, setTell] = useState('nobody');
  const send = async (late: number) => {
    const form = { id, minutes: late, tell: tell === 'nobody' || late === 0 ? null : tell };
    const work = async () => (await run(DeskRunningLateDocument, form)).desk_running_late;
    if (await act('desk_running_late', work)) setOpen(false);
  };
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="secondary" size="sm">
          {late_minutes > 0 ? `${late_minutes} min late` : 'Running late'}
        </Button>
      </DialogTrigger>
      <ActionDialog
        title="Running late"
        width="slim"
        close="Back"
        action={`Mark as ${minutes} minutes late`}
        busy={busy === 'desk_running_late'}
        onAct={() => send(minutes)}
      >
        <fieldset className="flex flex-wrap gap-2">
          <legend className="mb-2 text-sm font-semibold">How late?</legend>
          {CHOICES.map((choice) => (
            <Chip key={choice} pressed={minutes === choice} onClick={() => setMinutes(choice)}>
              {choice} min
            </Chip>
          ))}
        </fieldset>
        <RadioGroup className="mt-4" label="Tell" value={tell} onValueChange={setTell}>
          <RadioCard value="nobody">Nobody</RadioCard>
          <RadioCard value="guest">{guest.first_name}: we’re running late</RadioCard>
          <RadioCard value="next">The next guest: we’re running late</RadioCard>
        </RadioGroup>
        {late_minutes > 0 && (
          <Button variant="ghost" size="sm" className="mt-3" onClick={() => void send(0)}>
            Back on time
          </Button>
        )}
      </ActionDialog>
    </Dialog>
  );
}
