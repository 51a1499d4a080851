import { toMajor } from '@thyme/domain/money';
import type { RequestContext } from '../../../graphql/context.ts';
import { moneyLoader } from '../appointments/loaders.ts';

/** What remains to be paid for an appointment. */
export async function dueOf(context: RequestContext, appointmentId: number): Promise<number> {
  const [money] = await moneyLoader(context).load(appointmentId);
  return toMajor(money?.due ?? 0);
}

/** What the shop retains of an appointment that did not take place: a fee or a deposit. */
export async function retainedOf(context: RequestContext, appointmentId: number): Promise<number> {
  const [money] = await moneyLoader(context).load(appointmentId);
  return money?.isCancelled ? toMajor(Math.min(money.claimed, money.paid)) : 0;
}
