import { bookingLimits } from '@thyme/domain/bookings';
import { newIdempotencyKey } from '@thyme/site/idempotency-key.ts';
import { Button, Note, TextArea } from '@thyme/ui';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { DeskRefundCreditDocument, DeskWriteNotesDocument } from '../../../generated/graphql.ts';
import { run } from '../../../lib/graphql/client.ts';
import { useAct } from '../../../lib/use-act.ts';
import { useMoney } from '../../../lib/use-money.ts';
import type { Appointment } from '../operations.ts';

/** The note to the guest, the private desk note, and the guest's credit. */
export function Notes({ appointment }: { appointment: Appointment }) {
  const { note_to_guest: told, guest } = appointment;
  return (
    <>
      {told && (
        <section className="mt-5 border-t border-line pt-4">
          <h3 className="mb-2 font-semibold">Note to {guest.first_name}</h3>
          <p className="rounded-sm bg-paper px-3.5 py-2.5 whitespace-pre-wrap [overflow-wrap:anywhere]">{told}</p>
        </section>
      )}
      <DeskNote key={appointment.id} appointment={appointment} />
      {appointment.credit > 0 && <Credit appointment={appointment} />}
    </>
  );
}

function DeskNote({ appointment: { id, private_note: stored } }: { appointment: Appointment }) {
  const { act, busy } = useAct();
  const [seen, setSeen] = useState(stored);
  const [note, setNote] = useState(stored);
  const show = (text: string) => {
    setSeen(stored);
    setNote(text);
  };
  // An untouched field follows the stored note; unsaved input is never overwritten.
  if (stored !== seen && (note === seen || note === stored)) show(stored);
  const save = async () => (await run(DeskWriteNotesDocument, { id, privateNote: note, seen })).desk_write_notes;
  return (
    <section className="mt-5 rounded-md bg-sand p-4">
      <p className="mb-2 flex items-center gap-2 text-sm">
        <Lock aria-hidden="true" className="size-4" />
        <b className="flex-1 font-semibold">Desk note</b>
        <span className="text-ink-soft">Only your team sees it</span>
      </p>
      <TextArea
        label="Desk note"
        hideLabel
        rows={2}
        maxLength={bookingLimits.note}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {stored !== seen && (
        <div className="mt-2 grid gap-2">
          <Note tone="warn" announce>
            Someone else has changed this note: {stored ? `“${stored}”` : 'it’s empty now'}.
          </Note>
          <div className="flex flex-wrap gap-2">
            <Button size="sm" variant="secondary" onClick={() => show(stored)}>
              Use theirs
            </Button>
            <Button size="sm" variant="secondary" onClick={() => show(note)}>
              Keep mine
            </Button>
          </div>
        </div>
      )}
      {stored === seen && note !== stored && (
        <Button size="sm" className="mt-2" busy={busy === 'notes'} onClick={() => void act('notes', save)}>
          Save the note
        </Button>
      )}
    </section>
  );
}

function Credit({ appointment: { id, credit, refundable_credit: back, guest } }: { appointment: Appointment }) {
  const money = useMoney();
  const { act, busy } = useAct();
  const [key] = useState(newIdempotencyKey);
  const refund = async () => (await run(DeskRefundCreditDocument, { id, key })).desk_refund_credit;
  return (
    <section className="mt-4 rounded-md bg-honey-100 p-4">
      <p>
        <b className="font-semibold">{money(credit)}</b> more has been paid than it costs. It’s kept for{' '}
        {guest.first_name}.
      </p>
      {back > 0 && (
        <Button
          size="sm"
          variant="secondary"
          className="mt-2"
          busy={busy === 'credit'}
          onClick={() => void act('credit', refund)}
        >
          Refund {money(back)}
        </Button>
      )}
      {back < credit && (
        <p className="mt-1 text-sm">{money(credit - back)} was paid at the till and goes back there.</p>
      )}
    </section>
  );
}
