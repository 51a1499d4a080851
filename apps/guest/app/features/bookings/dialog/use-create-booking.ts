import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { CreateBookingMutation } from '../../../generated/graphql.ts';
import { run } from '../../../lib/graphql/client.ts';
import { NetworkFailure } from '../../../lib/graphql/failure.ts';
import { createBooking, upcomingAppointments } from '../operations.ts';
import { type Booking, bookingRequest } from './booking-request.ts';

export type BookingAnswer = CreateBookingMutation['create_booking'];

/** The list that a booking changes. */
const UPCOMING = { type: 'upcoming', count: 10, page: 1 };

/** Letters by which the server knows a second try of the same booking. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The one way to book. A try that got no answer is repeated under the same key, so that it cannot book twice; one that
 * was answered is over. What was shown of the guest's appointments is asked for again.
 */
export function useCreateBooking() {
  const client = useQueryClient();
  const key = useRef<string | null>(null);
  return useMutation({
    mutationFn: async (booking: Booking): Promise<BookingAnswer> => {
      key.current ??= newKey();
      return (await run(createBooking, bookingRequest(booking, key.current))).create_booking;
    },
    onSettled: (_answer, error) => {
      if (!(error instanceof NetworkFailure)) key.current = null;
    },
    onSuccess: ({ status }) => {
      if (status !== 1) return;
      void client.invalidateQueries({ queryKey: ['appointments'] });
      void client.prefetchQuery({
        queryKey: ['appointments', UPCOMING],
        queryFn: () => run(upcomingAppointments, UPCOMING),
        staleTime: 0,
      });
    },
  });
}
