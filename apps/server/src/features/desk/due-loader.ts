import { toMajor } from '@thyme/domain/money';
import type { RequestContext } from '../../graphql/context.ts';
import { moneyLoader } from '../bookings/appointments-loaders.ts';

/** What a visit still owes. */
export async function dueOf(context: RequestContext, appointmentId: number): Promise<number> {
  const [money] = await moneyLoader(context).load(appointmentId);
  return toMajor(money?.due ?? 0);
}
