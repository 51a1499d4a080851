import type { Services } from '../../platform/services.ts';
import { inTransaction } from '../../platform/unit-of-work.ts';
import { NOT_COMPLETED, startPayment } from '../payments/index.ts';
import { orderToPay } from './charge.ts';
import type { JoinAnswer } from './join.ts';
import { lockMember } from './lock-member.ts';

const refused = (message: string): JoinAnswer => ({ status: 0, message, payment_url: null });

/** The payment page for a period that could not be charged. */
export async function payOpenPeriod(
  services: Services,
  { userId, id }: { userId: number; id: number },
): Promise<JoinAnswer> {
  const orderId = await inTransaction(services, async (tx) => {
    const member = await lockMember(tx, id, { userId });
    if (member?.membership.status !== 'past_due' || member.period?.status !== 'due') return null;
    return orderToPay(tx, { ...member, period: member.period });
  });
  if (orderId === null) return refused('There’s nothing to pay at the moment.');
  const started = await startPayment(services, { orderId });
  if (started.status === 'paid') return { status: 1, message: 'It’s already paid.', payment_url: null };
  return started.paymentUrl === null
    ? refused(started.failure ?? NOT_COMPLETED)
    : { status: 1, message: '', payment_url: started.paymentUrl };
}
