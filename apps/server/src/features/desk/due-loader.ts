import { createContextCache } from '@pothos/core';
import { toMajor } from '@thyme/domain/money';
import DataLoader from 'dataloader';
import type { RequestContext } from '../../graphql/context.ts';
import { readVisitMoney } from '../payments/service.ts';

/** What each visit still owes, in one question for all of a request. */
const dueLoader = createContextCache(
  ({ services }: RequestContext) =>
    new DataLoader<number, number>(async (ids) => {
      const due = new Map((await readVisitMoney(services.db, ids)).map((money) => [money.appointmentId, money.due]));
      return ids.map((id) => due.get(id) ?? 0);
    }),
);

export async function dueOf(context: RequestContext, appointmentId: number): Promise<number> {
  return toMajor(await dueLoader(context).load(appointmentId));
}
