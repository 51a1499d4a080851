import { useQueryClient } from '@tanstack/react-query';
import { GraphQLFailure } from '@thyme/site/graphql/failure.ts';
import { notify } from '@thyme/site/notify.ts';
import { useMemo, useState } from 'react';
import { DeskBookDocument, type DeskBookMutationVariables } from '../../../generated/graphql.ts';
import type { FieldMessages } from '../../../lib/changes/use-change.ts';
import { useDesk } from '../../../lib/desk.ts';
import { showFailure } from '../../../lib/failures.ts';
import { run } from '../../../lib/graphql/client.ts';
import { deskKey } from '../../../lib/use-act.ts';

export interface Clash {
  key: string;
  words: string;
}

type Form = Omit<DeskBookMutationVariables, 'business' | 'anyway' | 'key'>;

const NONE: readonly Clash[] = [];

/**
 * Sends a booking. When the time is taken, the draft stays and the nearest free times are offered. Clashes are shown first,
 * also those foreseen before anything was sent; sending then accepts them.
 */
export function useDeskBook(form: Form, onBooked: (appointmentId: number) => void, foreseen = NONE) {
  const { business } = useDesk();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FieldMessages>({});
  const [nearest, setNearest] = useState<readonly number[]>([]);
  const sent = JSON.stringify(form);
  const [warned, setWarned] = useState<{ sent: string; clashes: readonly Clash[] }>({ sent: '', clashes: [] });
  // Clashes belong to the draft that was sent; a changed draft is checked again.
  const clashes = warned.sent === sent ? warned.clashes : foreseen;
  // The key makes sending the same draft twice idempotent; a changed draft gets a new key.
  const accepted = clashes.map(({ key: one }) => one).join();
  const key = useMemo(() => `${crypto.randomUUID()}-${sent.length}-${accepted.length}`, [sent, accepted]);

  async function book(): Promise<void> {
    setBusy(true);
    setErrors({});
    setNearest([]);
    try {
      const anyway = clashes.map((clash) => clash.key);
      const { desk_book: answer } = await run(DeskBookDocument, { business: business.id, ...form, anyway, key });
      await client.invalidateQueries({ queryKey: deskKey(business.id) });
      const [id] = answer.appointment_ids;
      if (answer.status === 1 && id !== undefined) {
        notify.success(answer.message);
        onBooked(id);
      } else {
        if (answer.clashes.length === 0) notify.error(answer.message);
        setWarned({ sent, clashes: answer.clashes });
        setNearest(answer.alternatives.map(({ time }) => time));
      }
    } catch (error) {
      const validation = error instanceof GraphQLFailure ? error.validation : null;
      if (validation)
        setErrors(Object.fromEntries(Object.entries(validation).map(([name, [first = '']]) => [name, first])));
      showFailure(error, { api: 'desk_book' });
    } finally {
      setBusy(false);
    }
  }
  return { book, busy, errors, nearest, clashes };
}
