import { useQueryClient } from '@tanstack/react-query';
import { GraphQLFailure } from '@thyme/site/graphql/failure.ts';
import { notify } from '@thyme/site/notify.ts';
import { useState } from 'react';
import { showFailure } from '../failures.ts';
import type { Decision } from './asked-conflict.ts';
import type { AskedConflict, ChangeAnswer } from './operations.ts';

export type FieldMessages = Record<string, string>;

interface Question {
  conflicts: AskedConflict[];
  decide: (decisions: Decision[]) => void;
}

interface Sending {
  /** The operation's name, for the log. */
  api: string;
  send: (decisions: Decision[]) => Promise<ChangeAnswer>;
  onDone?: (answer: ChangeAnswer) => void;
  /** Suppresses the success toast, because the next step is feedback enough. */
  quiet?: boolean;
}

/**
 * Sends an edit of the shop. If appointments conflict with it, the server asks first: the dialog is shown, and the same
 * edit is sent again with the decisions. Field errors are kept for the form.
 */
export function useChange() {
  const client = useQueryClient();
  const [busy, setBusy] = useState<string | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const [errors, setErrors] = useState<FieldMessages>({});

  async function change(sending: Sending, decisions: Decision[] = []): Promise<boolean> {
    const { api, send, onDone, quiet = false } = sending;
    setBusy(api);
    setErrors({});
    try {
      const answer = await send(decisions);
      if (answer.status === 1) {
        setQuestion(null);
        if (!quiet) notify.success(answer.message);
        await client.invalidateQueries({ queryKey: ['desk'] });
        onDone?.(answer);
        return true;
      }
      if (answer.conflicts.length === 0) notify.error(answer.message);
      else {
        const decide = (chosen: Decision[]) => void change(sending, chosen);
        setQuestion({ conflicts: answer.conflicts, decide });
      }
    } catch (error) {
      const validation = error instanceof GraphQLFailure ? error.validation : null;
      if (validation)
        setErrors(Object.fromEntries(Object.entries(validation).map(([name, [first = '']]) => [name, first])));
      showFailure(error, { api });
    } finally {
      setBusy(null);
    }
    return false;
  }

  return { change, busy, errors, setErrors, question, dismiss: () => setQuestion(null) };
}
