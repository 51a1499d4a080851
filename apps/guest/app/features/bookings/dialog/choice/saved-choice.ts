import { dateOfWall, isLocalDate } from '@thyme/domain/time';
import { keys, readExpiring, remove, writeExpiring } from '../../../../lib/session/storage.ts';
import type { CartLine } from '../../cart/priced-cart.ts';
import { readCart, type StoredItem, writeCart } from '../../cart/stored-cart.ts';
import { type Choice, hasService, type Moment, nothingChosen, type PlacedService, type ServiceLine } from './choice.ts';
import { groupOf } from './group.ts';

/**
 * Stores the chosen times for an hour: the first of them under the two keys that every shop shares, each service's own
 * beside it in the cart.
 */
export function saveChoice(businessId: number, placed: readonly PlacedService[], now: number): void {
  const [first] = placed;
  if (first) {
    writeExpiring(keys.serviceDate, first.date, now);
    writeExpiring(keys.serviceTime, String(first.time), now);
  } else {
    forgetChoice();
  }
  const cart = readCart(businessId);
  writeCart(
    businessId,
    cart.map((item) => {
      if (item.__typename !== 'ServicePricing') return item;
      const at = placed.find(({ line }) => line.service.id === item.id);
      return { ...item, date: at?.date ?? null, time: at?.time ?? null };
    }),
  );
}

const callKey = (businessId: number) => `${keys.callTime}.${businessId}`;

/** Stores the chosen consultation call as long as the times. */
export function saveCall(businessId: number, call: Moment | null, now: number): void {
  if (call) writeExpiring(callKey(businessId), String(call.time), now);
  else remove(callKey(businessId));
}

function savedCall(businessId: number, now: number): Moment | null {
  const time = Number(readExpiring(callKey(businessId), now) ?? Number.NaN);
  return Number.isInteger(time) ? { date: dateOfWall(time), time } : null;
}

export function forgetChoice(businessId?: number): void {
  remove(keys.serviceDate);
  remove(keys.serviceTime);
  if (businessId !== undefined) remove(callKey(businessId));
}

function savedMoment(now: number): Moment | null {
  const date = readExpiring(keys.serviceDate, now);
  const time = Number(readExpiring(keys.serviceTime, now) ?? Number.NaN);
  return date !== null && isLocalDate(date) && Number.isInteger(time) && dateOfWall(time) === date
    ? { date, time }
    : null;
}

const momentIn = (item: StoredItem): Moment | null =>
  item.__typename === 'ServicePricing' && item.date && item.time !== null ? { date: item.date, time: item.time } : null;

/** Whether each service begins where the one before it ends. */
function isOneAppointment(lines: readonly ServiceLine[], moments: readonly Moment[]): boolean {
  return moments.every(({ time }, index) => {
    const [before, line] = [moments[index - 1], lines[index - 1]];
    return !before || !line || time === before.time + line.service.duration * 60;
  });
}

/** The choice of the last hour, where it fits what is in the cart now. */
export function restoreChoice(businessId: number, lines: readonly CartLine[], now: number): Choice {
  const saved = savedMoment(now);
  if (!saved) return nothingChosen;
  const services = lines.filter(hasService);
  const each = Object.fromEntries(
    services.flatMap(({ service, stored }) => {
      const moment = momentIn(stored);
      return moment ? [[service.id, moment]] : [];
    }),
  );
  const single = services.filter(({ service }) => !service.is_group);
  const moments = single.flatMap(({ service }) => each[service.id] ?? []);
  const apart =
    !groupOf(single) && single.length > 1 && moments.length === single.length && !isOneAppointment(single, moments);
  return {
    apart,
    each,
    call: savedCall(businessId, now),
    visit: single.length > 0 && !apart ? (moments[0] ?? saved) : null,
  };
}
