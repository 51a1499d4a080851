import { type Currency, formatMinor } from '@thyme/domain/money';
import type { Services } from '../../../platform/services.ts';
import { requireClassReach } from '../../access/index.ts';
import type { Viewer } from '../../accounts/index.ts';
import { type ChangeAnswer, changeShop, Refused } from '../../edits/index.ts';
import { lockAppointment } from '../appointments/change-store.ts';
import { appointmentRefusal } from '../appointments/refusals.ts';
import { dropDates } from './drop-dates.ts';
import { moveSeat } from './move-seat.ts';
import * as store from './seats-store.ts';

export interface DateCancelling {
  businessId: number;
  id: number;
  note: string;
  /** Another date of the class that everyone gets instead, as far as there is room. */
  insteadId: number | null;
}

const GONE = 'This date could not be found.';

/**
 * Cancels one date of a class or course: everyone on it gets its share refunded, or another date. Their other dates
 * remain. Of two concurrent requests, the second finds it cancelled.
 */
export function cancelClassDate(services: Services, viewer: Viewer, request: DateCancelling): Promise<ChangeAnswer> {
  const { businessId, id, note, insteadId } = request;
  const change = { businessId, action: 'cancel-class-date', subject: 'class', need: 'staff', mayOrphan: true } as const;
  return changeShop(services, viewer, change, async ({ tx, membership, memberId, now }) => {
    await requireClassReach(tx.db, membership, id);
    const date = await store.lockDate(tx.db, { businessId, id });
    if (!date) throw new Refused(GONE);
    if (date.cancelledAt !== null) throw new Refused('This date has been cancelled already.');
    if (date.startsAt <= now) throw new Refused('This date has begun. Mark who was there instead.');
    const instead = insteadId === null ? null : await store.lockDate(tx.db, { businessId, id: insteadId });
    if (insteadId !== null && (!instead || instead.cancelledAt !== null || instead.startsAt <= now))
      throw new Refused('The other date could not be found.');
    await store.cancelDate(tx.db, { businessId, id }, now);
    const done = { moved: 0, refunded: 0, amount: 0, atTill: 0 };
    for (const appointmentId of await store.listSeatedIds(tx.db, { businessId, id })) {
      const locked = await lockAppointment(tx.db, appointmentId, { memberId });
      if (!locked) continue;
      const move = instead && { from: id, to: instead, note, isOffer: true };
      if (move && (await moveSeat(tx, locked, move)) === null) {
        done.moved += 1;
        continue;
      }
      const dropped = await dropDates(tx, locked, { scheduleIds: [id], by: 'business', note });
      if (!dropped.ok) throw new Refused(appointmentRefusal(dropped.refusal, 'cancel'));
      done.refunded += 1;
      done.amount += dropped.value.refunded;
      done.atTill += dropped.value.atTill;
    }
    const money = (amount: number) => formatMinor(amount, membership.currency as Currency);
    return { id, message: wordsOf(done, money), changes: { service: date.service, at: date.startsAt, ...done } };
  });
}

interface Outcome {
  moved: number;
  refunded: number;
  amount: number;
  atTill: number;
}

function wordsOf({ moved, refunded, amount, atTill }: Outcome, money: (amount: number) => string): string {
  const guests = (count: number) => (count === 1 ? '1 guest' : `${count} guests`);
  return [
    'The date is cancelled.',
    ...(moved > 0 ? [`${guests(moved)} moved to the other date.`] : []),
    ...(refunded > 0 ? [`${guests(refunded)} notified${amount > 0 ? `, ${money(amount)} on its way back` : ''}.`] : []),
    ...(atTill > 0 ? [`${money(atTill)} was paid at the till: please hand it back.`] : []),
  ].join(' ');
}
