import { advance, ORDER_LIFE } from '@thyme/domain/payments';
import type { OrderReport } from '../../../integrations/cards/card-port.ts';
import { toDate } from '../../../platform/clock.ts';
import type { Services } from '../../../platform/services.ts';
import { confirmedJob } from '../../bookings/index.ts';
import { writePaid } from '../../sales/index.ts';
import type { OrderRow } from './order-store.ts';

/** Whether the money is what the order asked for. */
export function isExact({ amount, currency }: OrderRow, report: OrderReport): boolean {
  return report.amount === amount && report.currency.toUpperCase() === currency;
}

/**
 * The usual end of a payment, in one statement: it came in time, for a sale that waits for it and still holds its times.
 * False: something is not as usual, nothing was done, and the order has to be settled step by step.
 */
export async function confirmPaid(services: Services, order: OrderRow, report: OrderReport): Promise<boolean> {
  const { id, businessId, saleId, status, purpose } = order;
  const step = advance(ORDER_LIFE, status, report.status);
  if (report.status !== 'paid' || !step.ok || !step.value.changed) return false;
  if (purpose !== 'sale' || !isExact(order, report)) return false;
  const settled = {
    business_id: businessId,
    sale_id: saleId,
    order_id: id,
    order_status: status,
    method: report.method,
    provider_payment_id: report.providerPaymentId ?? report.providerOrderId,
    instrument: report.instrument,
    news: confirmedJob.name,
    at: toDate(services.clock.now()).toISOString(),
  };
  if (!(await writePaid(services.db, settled))) return false;
  services.jobs.notifyWorkers(confirmedJob);
  return true;
}
