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

/** The payment was declined: nothing is paid and there is no payment page, but the hold remains. */
export const isHeldUnpaid = ({ payment_status, payment_url, held_until }: BookingAnswer): boolean =>
  payment_status === 0 && !payment_url && Boolean(held_until);

/** The list that a booking changes. */
const UPCOMING = { type: 'upcoming', count: 10, page: 1 };

/**
 * The only place that books. An attempt without a response is repeated unchanged; one with a response is finished. The
 * guest's appointments are refetched.
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

  /** Null when the guest closes the wallet, which is not an error. */
  async function book(wish: Wish, askWallet: (() => Promise<string | null>) | null): Promise<BookingAnswer | null> {
    const request = await attempts.begin(wish, askWallet);
    return request && mutateAsync(request);
  }

  return { book, isPending, startAgain: attempts.end };
}
