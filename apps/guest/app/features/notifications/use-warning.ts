import { BookWarningCallDocument, CancelFutureDocument } from '../../generated/graphql.ts';
import { run } from '../../lib/graphql/client.ts';
import { useAct } from '../../lib/use-act.ts';

/** The two answers to a warning. Both change what many pages show, so every query is refreshed. */
export function useWarning(businessId: number) {
  const { act, busy } = useAct([]);
  const body = { business_id: businessId };
  return {
    busy: busy !== null,
    bookCall: (at: number) =>
      act(
        'video_consultation_booking',
        async () => (await run(BookWarningCallDocument, { video_datetime: at, ...body })).video_consultation_booking,
        { body },
      ),
    cancelFuture: () =>
      act('cancel_future_appointment', async () => (await run(CancelFutureDocument, body)).cancel_future_appointment, {
        body,
      }),
  };
}
