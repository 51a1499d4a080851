import { useQueryClient } from '@tanstack/react-query';
import { notify } from '@thyme/site/notify.ts';
import { useState } from 'react';
import { useDesk } from './desk.ts';
import { accepted, tellFailure } from './failures.ts';

interface Answer {
  status: number;
  message: string;
}

/** Answers of the server about one business, under one roof: what changes something lets all of them be asked again. */
export const deskKey = (businessId: number, ...rest: readonly unknown[]) => ['desk', businessId, ...rest] as const;

/** Does something at the desk: one thing at a time, its outcome said in words, and everything shown looked up again. */
export function useAct() {
  const client = useQueryClient();
  const { business } = useDesk();
  const [busy, setBusy] = useState<string | null>(null);

  async function act(api: string, work: () => Promise<Answer>): Promise<boolean> {
    if (busy) return false;
    setBusy(api);
    try {
      const { message } = accepted(await work());
      if (message) notify.success(message);
      return true;
    } catch (error) {
      tellFailure(error, { api });
      return false;
    } finally {
      setBusy(null);
      // A refusal often means that somebody else was faster.
      void client.invalidateQueries({ queryKey: deskKey(business.id) });
    }
  }
  return { act, busy };
}
