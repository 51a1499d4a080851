import { useQuery } from '@tanstack/react-query';
import { InvoiceDetailDocument } from '../../generated/graphql.ts';
import { run } from '../../lib/graphql/client.ts';
import { viewOf } from './invoice-view.ts';

/** A sale's invoice: null where there is none that is the guest's own. Always fresh: what is due may have been paid. */
export function useInvoice(saleId: number, appointmentId: number | null) {
  return useQuery({
    queryKey: ['invoice', saleId, appointmentId],
    queryFn: async () =>
      (await run(InvoiceDetailDocument, { sale_id: saleId, appt_id: appointmentId })).invoice ?? null,
    select: (invoice) => (invoice ? viewOf(invoice) : null),
    staleTime: 0,
  });
}
