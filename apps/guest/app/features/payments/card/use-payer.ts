import { useQuery } from '@tanstack/react-query';
import type { BillingFields } from '@thyme/domain/payments';
import { PayerDocument } from '../../../generated/graphql.ts';
import { runAsGuest } from '../../../lib/graphql/run-as-guest.ts';

const nobody: Partial<BillingFields> = {};

/** The guest's own address, to save typing; whatever is missing is typed. */
export function usePayer(): Partial<BillingFields> {
  const { data } = useQuery({
    queryKey: ['payer'],
    queryFn: async () => (await runAsGuest(PayerDocument, {})).profileInformation,
    select: ({ first_name, last_name, email, client_detail: detail }): Partial<BillingFields> => ({
      name: `${first_name} ${last_name}`.trim(),
      email: email ?? '',
      streetLine1: detail?.address ?? '',
      streetLine2: detail?.suite ?? '',
      postcode: detail?.eir_code ?? '',
    }),
  });
  return data ?? nobody;
}
