import type { DeskDiscount, EditedPrice } from '@thyme/domain/bookings';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { type EditedLine, editSale } from '../../sales/index.ts';
import { type LockedAppointment, updateAppointment } from '../appointments/change-store.ts';
import { netsOf } from './nets.ts';

export type GivenDiscount = DeskDiscount & { reason: string };

/** The discount that the desk gave before. */
export function givenBefore({ appointment }: LockedAppointment): GivenDiscount | null {
  const { deskDiscount, deskDiscountPercent: percent, discountReason: reason } = appointment;
  if (percent !== null) return { percent, reason };
  return deskDiscount > 0 ? { amount: deskDiscount, reason } : null;
}

/** What is part of an appointment's price but none of its services: a call that is paid for. */
export const otherThanServices = (locked: LockedAppointment) =>
  locked.appointment.totalAmount - netsOf(locked).reduce((sum, { net }) => sum + net, 0);

interface Priced {
  memberId: number;
  /** As it was before. */
  locked: LockedAppointment;
  lines: readonly Omit<EditedLine, 'off'>[];
  price: EditedPrice;
  discount: GivenDiscount | null;
  /** What else changes with it. */
  values: Parameters<typeof updateAppointment>[2];
  reason: string;
}

/** Stores what an appointment costs now. Its sale follows: what is claimed, the invoice and what was paid above it. */
export async function followMoney(
  tx: UnitOfWork,
  { memberId, locked, lines, price, discount, values, reason }: Priced,
) {
  const { appointment } = locked;
  const other = otherThanServices(locked);
  const subTotal = price.subTotal + other;
  await updateAppointment(tx.db, appointment, {
    subTotal,
    discount: price.discount,
    totalAmount: price.total + other,
    deskDiscount: price.deskDiscount,
    deskDiscountPercent: discount && 'percent' in discount ? discount.percent : null,
    discountReason: discount?.reason ?? '',
    ...values,
  });
  return editSale(tx, {
    businessId: appointment.businessId,
    appointmentId: appointment.id,
    before: netsOf(locked),
    lines: lines.map((line, index) => ({ ...line, off: price.off[index] ?? 0 })),
    change: { subTotal: subTotal - appointment.subTotal, discount: price.discount - appointment.discount },
    actorId: memberId,
    reason,
  });
}
