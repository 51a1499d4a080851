import { type Currency, formatMinor } from '@thyme/domain/money';
import { zonedDayTime } from '@thyme/domain/time';
import type { UnitOfWork } from '../../../../platform/unit-of-work.ts';
import type { Part } from '../../../payments/index.ts';
import { readAppointment } from '../send.ts';
import { tellCompanion } from './tell-companion.ts';

/** Mails a companion what was booked for them, with the link to pay their part if something is due now. */
export async function tellBooked(
  tx: UnitOfWork,
  {
    key,
    part,
    dedupeKey,
  }: { key: { businessId: number; appointmentId: number }; part: Part | undefined; dedupeKey: string },
): Promise<void> {
  const isDue = part !== undefined && part.left.deposit > 0 && part.state === 'open';
  const pay = isDue && {
    path: part.path,
    amount: formatMinor(part.left.deposit, part.currency as Currency),
    until: zonedDayTime(part.shop.zone, part.payUntil),
  };
  await tellCompanion(tx, await readAppointment(tx, key), {
    news: { kind: 'booked', ...(pay ? { pay } : {}) },
    dedupeKey,
  });
}
