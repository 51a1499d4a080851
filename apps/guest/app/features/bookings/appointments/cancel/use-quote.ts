import { useQuery } from '@tanstack/react-query';
import { CancellationQuoteDocument, type CancellationQuoteQuery } from '../../../../generated/graphql.ts';
import { runAsGuest } from '../../../../lib/graphql/run-as-guest.ts';
import { APPOINTMENTS_KEY } from '../use-appointments.ts';

export type Quote = NonNullable<NonNullable<CancellationQuoteQuery['appointment']>['cancellation_quote']>;

const EVERY_MINUTE = 60_000;

/** What cancelling would cost now; null when it cannot be cancelled any more. It changes with time, so it is refetched. */
export function useQuote(id: number) {
  return useQuery({
    queryKey: [...APPOINTMENTS_KEY, 'quote', id],
    queryFn: async () => (await runAsGuest(CancellationQuoteDocument, { id })).appointment?.cancellation_quote ?? null,
    staleTime: 0,
    refetchInterval: EVERY_MINUTE,
  });
}

/** The destination of the refund. */
export function backWords({ refund_to_card: card, refund_to_voucher: voucher }: Quote): string {
  if (card > 0 && voucher > 0) return 'back to your card and your voucher';
  return voucher > 0 ? 'back to your voucher' : 'back to your card';
}
