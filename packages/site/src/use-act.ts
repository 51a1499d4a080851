import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { accepted, Refusal, type StatusMessage, type TellFailure, type Wording } from './failures.ts';
import { notify } from './notify.ts';

export interface CallOptions extends Wording {
  /** What was sent, for the error log. */
  body?: unknown;
  /** Shows a refusal in place of a toast, such as under a field. */
  onRefusal?: (message: string) => void;
}

export interface Action {
  /** Runs one mutation; true when it was done. */
  act: (api: string, work: () => Promise<StatusMessage>, options?: CallOptions) => Promise<boolean>;
  /** The mutation that is running. */
  busy: string | null;
}

/**
 * The one way to run a mutation from a component: one at a time, its outcome as a toast, its failure reported, and the
 * given queries invalidated afterwards. Each site gives its own `showFailure`.
 */
export function useAct(showFailure: TellFailure, invalidates: readonly QueryKey[]): Action {
  const client = useQueryClient();
  const [busy, setBusy] = useState<string | null>(null);

  const act: Action['act'] = async (api, work, { onRefusal, ...call } = {}) => {
    if (busy) return false;
    setBusy(api);
    try {
      const { message } = accepted(await work());
      if (message) notify.success(message);
      return true;
    } catch (error) {
      if (error instanceof Refusal && onRefusal) onRefusal(error.message);
      else showFailure(error, { api, ...call });
      return false;
    } finally {
      setBusy(null);
      // After a refusal too, which often means that the data is out of date.
      for (const queryKey of invalidates) void client.invalidateQueries({ queryKey });
    }
  };
  return { act, busy };
}
