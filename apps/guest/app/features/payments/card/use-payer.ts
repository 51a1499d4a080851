import { useQuery } from '@tanstack/react-query';
import type { BillingFields } from '@thyme/domain/payments';
import { PayerDocument } from '../../../generated/graphql.ts';
import { runAsGuest } from '../../../lib/graphql/run-as-guest.ts';

const unknownPayer: Partial<BillingFields> = {};

/** The address of the last payment, or that of the profile and its Eircode; the guest types what is missing. */
export function usePayer(): Partial<BillingFields> {
  const { data } = useQuery({
    queryKey: ['payer'],
    queryFn: async () => (await runAsGuest(PayerDocument, {})).billing_details ?? null,
    select: (billing): Partial<BillingFields> =>
      billing === null
        ? unknownPayer
        : {
            name: billing.name,
            email: billing.email,
            // An empty country keeps the default.
            ...(billing.country_code ? { countryCode: billing.country_code } : {}),
            region: billing.region,
            city: billing.city,
            streetLine1: billing.street_line1,
            streetLine2: billing.street_line2,
            postcode: billing.postcode,
          },
  });
  return data ?? unknownPayer;
}
