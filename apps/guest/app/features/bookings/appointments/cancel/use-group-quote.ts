import { useQuery } from '@tanstack/react-query';
import { GroupCancellationQuotesDocument } from '../../../../generated/graphql.ts';
import { runAsGuest } from '../../../../lib/graphql/run-as-guest.ts';
import { APPOINTMENTS_KEY } from '../use-appointments.ts';
import type { Quote } from './use-quote.ts';

/** What cancelling the others of a group would cost now, added to the guest's own quote. */
export function useGroupQuote(id: number, own: Quote | null | undefined, enabled: boolean): Quote | null {
  const { data } = useQuery({
    queryKey: [...APPOINTMENTS_KEY, 'group-quotes', id],
    queryFn: async () => (await runAsGuest(GroupCancellationQuotesDocument, { id })).appointment?.together ?? [],
    enabled,
    staleTime: 0,
  });
  if (!own || !data) return null;
  const others = data.flatMap(({ cancellation_quote: quote }) => quote ?? []);
  const sum = (of: 'fee' | 'refund' | 'refund_to_card' | 'refund_to_voucher' | 'late_fee') =>
    others.reduce((total, quote) => total + Math.round(quote[of] * 100), Math.round(own[of] * 100)) / 100;
  return {
    ...own,
    fee: sum('fee'),
    refund: sum('refund'),
    refund_to_card: sum('refund_to_card'),
    refund_to_voucher: sum('refund_to_voucher'),
    late_fee: sum('late_fee'),
    // The guest's own line may have no such fee, and names no card then.
    late_fee_last4: [own, ...others].find(({ late_fee_last4: last4 }) => last4 !== '')?.late_fee_last4 ?? '',
  };
}
