import { useQuery } from '@tanstack/react-query';
import { DeskVatRatesDocument } from '../../../generated/graphql.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { deskKey } from '../../../lib/use-act.ts';

export function useRates() {
  const { business } = useDesk();
  return useQuery({
    queryKey: deskKey(business.id, 'vat-rates'),
    queryFn: async () => (await run(DeskVatRatesDocument, { business: business.id })).desk_vat_rates,
  });
}
