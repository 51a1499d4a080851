import { useMutation, useQueryClient } from '@tanstack/react-query';
import { NetworkFailure } from '@thyme/site/graphql/failure.ts';
import { useState } from 'react';
import {
  CreateBookingDocument,
  type CreateBookingMutation,
  type CreateBookingMutationVariables,
  UpcomingAppointmentsDocument,
} from '../../../../generated/graphql.ts';
import { run } from '../../../../lib/graphql/client.ts';
import { createAttempts, type Wish } from './attempts.ts';

export type BookingAnswer = CreateBookingMutation['create_booking'];

/** A payment that was declined: nothing is paid, and there is no page to pay on, but the time is still held. */
export const isHeldUnpaid = ({ payment_status, payment_url, held_until }: BookingAnswer): boolean =>
  payment_status === 0 && !payment_url && Boolean(held_until);

/** The list that a booking changes. */
const UPCOMING = { type: 'upcoming', count: 10, page: 1 };

/**
 * The one way to book. A try that got no answer is repeated as it was, one that was answered is over. What was shown of
 * the guest's appointments is asked for again.
 */
export function useCreateBooking() {
  const client = useQueryClient();
  const [attempts] = useState(createAttempts);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (request: CreateBookingMutationVariables): Promise<BookingAnswer> =>
      (await run(CreateBookingDocument, request)).create_booking,
    onSettled: (answer, error) => {
      if (answer && isHeldUnpaid(answer)) attempts.decline();
      else if (!(error instanceof NetworkFailure)) attempts.end();
    },
    onSuccess: ({ status }) => {
      if (status !== 1) return;
      void client.invalidateQueries({ queryKey: ['appointments'] });
      void client.prefetchQuery({
        queryKey: ['appointments', UPCOMING],
        queryFn: () => run(UpcomingAppointmentsDocument, UPCOMING),
        staleTime: 0,
      });
    },
  });

  /** Null where a wallet is asked for its word and the person closes it: a change of mind, not a failure. */
  async function book(wish: Wish, askWallet: (() => Promise<string | null>) | null): Promise<BookingAnswer | null> {
    const request = await attempts.begin(wish, askWallet);
    return request && mutateAsync(request);
  }

  return { book, isPending, startAgain: attempts.end };
}
