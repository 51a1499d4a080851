import { useQueryClient } from '@tanstack/react-query';
import { GraphQLFailure } from '@thyme/site/graphql/failure.ts';
import { notify } from '@thyme/site/notify.ts';
import { useState } from 'react';
import type { FieldMessages } from '../../../lib/changes/use-change.ts';
import { useDesk } from '../../../lib/desk.ts';
import { showFailure } from '../../../lib/failures.ts';
import { deskKey } from '../../../lib/use-act.ts';

interface ClassAnswer {
  status: number;
  message: string;
  is_full?: boolean;
  has_begun?: boolean;
}

/** Runs a mutation on a class date. `warning` is set when the date is full or has begun; sending again overrides it. */
export function useClassAct() {
  const { business } = useDesk();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [warning, setWarning] = useState<string | null>(null);
  const [errors, setErrors] = useState<FieldMessages>({});

  async function act(api: string, send: () => Promise<ClassAnswer>): Promise<boolean> {
    setBusy(true);
    setErrors({});
    try {
      const { status, message, is_full: isFull = false, has_begun: hasBegun = false } = await send();
      if (status === 1) {
        notify.success(message);
        await client.invalidateQueries({ queryKey: deskKey(business.id) });
        return true;
      }
      if (isFull || hasBegun) setWarning(message);
      else notify.error(message);
    } catch (error) {
      const validation = error instanceof GraphQLFailure ? error.validation : null;
      if (validation)
        setErrors(Object.fromEntries(Object.entries(validation).map(([name, [first = '']]) => [name, first])));
      showFailure(error, { api });
    } finally {
      setBusy(false);
    }
    return false;
  }

  return { act, busy, warning, errors, forgetWarning: () => setWarning(null) };
}
