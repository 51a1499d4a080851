import { toMajor } from '@thyme/domain/money';
import type { RequestContext } from '../../../graphql/context.ts';
import { moneyLoader } from '../appointments/loaders.ts';

/** What a visit still owes. */
export async function dueOf(context: RequestContext, appointmentId: number): Promise<number> {
  const [money] = await moneyLoader(context).load(appointmentId);
  return toMajor(money?.due ?? 0);
}

/** What the shop has of a visit that did not take place: a fee, a deposit that was not returned. */
export async function retainedOf(context: RequestContext, appointmentId: number): Promise<number> {
  const [money] = await moneyLoader(context).load(appointmentId);
  return money?.isCancelled ? toMajor(Math.min(money.claimed, money.paid)) : 0;
}
