import { useQuery } from '@tanstack/react-query';
import type { BillingFields } from '@thyme/domain/payments';
import { PayerDocument } from '../../../generated/graphql.ts';
import { runAsGuest } from '../../../lib/graphql/run-as-guest.ts';

const nobody: Partial<BillingFields> = {};

/** The address of the last payment, or what the profile and its Eircode say; whatever is missing is typed. */
export function usePayer(): Partial<BillingFields> {
  const { data } = useQuery({
    queryKey: ['payer'],
    queryFn: async () => (await runAsGuest(PayerDocument, {})).billing_details ?? null,
    select: (billing): Partial<BillingFields> =>
      billing === null
        ? nobody
        : {
            name: billing.name,
            email: billing.email,
            // An empty country leaves the one that is chosen at first.
            ...(billing.country_code ? { countryCode: billing.country_code } : {}),
            region: billing.region,
            city: billing.city,
            streetLine1: billing.street_line1,
            streetLine2: billing.street_line2,
            postcode: billing.postcode,
          },
  });
  return data ?? nobody;
}
