import { recordedTestLimits } from '@thyme/domain/services';
import type { LocalDate } from '@thyme/domain/time';
import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { Button, Dialog, DialogTrigger, Select, TextArea, TextField } from '@thyme/ui';
import { useState } from 'react';
import { DeskRecordTestDocument } from '../../generated/graphql.ts';
import { useDesk } from '../desk.ts';
import { run } from '../graphql/client.ts';
import { DateField } from '../time/date-field.tsx';
import { useAct } from '../use-act.ts';

interface RecordProps {
  guest: { id: number; firstName: string };
  /** The tests that the shop requires. */
  tests: readonly { id: number; name: string }[];
}

/** Records a patch test that was done elsewhere; it counts like one done here. */
export function RecordTest({ guest, tests }: RecordProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button size="sm" variant="secondary">
          Record a test done elsewhere
        </Button>
      </DialogTrigger>
      {isOpen && <RecordForm guest={guest} tests={tests} onDone={() => setIsOpen(false)} />}
    </Dialog>
  );
}

function RecordForm({ guest, tests, onDone }: RecordProps & { onDone: () => void }) {
  const { business } = useDesk();
  const { act, busy } = useAct();
  const [test, setTest] = useState(tests[0]?.id ?? 0);
  const [day, setDay] = useState<LocalDate | ''>('');
  const [doneBy, setDoneBy] = useState('');
  const [note, setNote] = useState('');
  const save = async () => {
    const input = { business: business.id, guest: guest.id, test, day, doneBy, note };
    const isDone = await act(
      'desk_record_test',
      async () => (await run(DeskRecordTestDocument, input)).desk_record_test,
    );
    if (isDone) onDone();
  };
  return (
    <ActionDialog
      title={`Patch test for ${guest.firstName}`}
      description="Done somewhere else, or before you used Thyme. It counts from the end of that day."
      width="slim"
      close="Cancel"
      action="Record"
      disabled={day === '' || test === 0}
      busy={busy === 'desk_record_test'}
      onAct={save}
    >
      <div className="grid gap-4">
        {tests.length > 1 && (
          <Select
            label="Counts as"
            value={String(test)}
            onChange={(event) => setTest(Number(event.currentTarget.value))}
          >
            {tests.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
        <DateField label="Day of the test" placeholder="3 Nov" value={day} onDate={setDay} />
        <TextField
          label="Done by"
          hint="Optional, for example another salon."
          maxLength={recordedTestLimits.doneBy}
          value={doneBy}
          onChange={(event) => setDoneBy(event.currentTarget.value)}
        />
        <TextArea
          label="Note"
          hint="Optional. Your name and today’s date are saved with it."
          rows={2}
          maxLength={recordedTestLimits.note}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </div>
    </ActionDialog>
  );
}
