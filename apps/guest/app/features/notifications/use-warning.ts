import { useQueryClient } from '@tanstack/react-query';
import { notify } from '@thyme/site/notify.ts';
import { useState } from 'react';
import { BookWarningCallDocument, CancelFutureDocument } from '../../generated/graphql.ts';
import { accepted, tellFailure } from '../../lib/failures.ts';
import { run } from '../../lib/graphql/client.ts';

/** The two answers to a warning. Each says whether it worked, and everything is looked at again. */
export function useWarning(businessId: number) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);

  async function send(api: string, call: () => Promise<{ status: number; message: string }>): Promise<boolean> {
    setBusy(true);
    try {
      notify.success(accepted(await call()).message);
      return true;
    } catch (error) {
      tellFailure(error, { api, body: { business_id: businessId } });
      return false;
    } finally {
      setBusy(false);
      await queries.invalidateQueries();
    }
  }

  return {
    busy,
    bookCall: (at: number) =>
      send('video_consultation_booking', async () => {
        const body = { video_datetime: at, business_id: businessId };
        return (await run(BookWarningCallDocument, body)).video_consultation_booking;
      }),
    cancelFuture: () =>
      send('cancel_future_appointment', async () => {
        return (await run(CancelFutureDocument, { business_id: businessId })).cancel_future_appointment;
      }),
  };
}
