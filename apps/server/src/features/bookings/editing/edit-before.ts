import type { EditBefore, SaleBefore } from '@thyme/db/schema';
import type { LockedAppointment } from '../appointments/change-store.ts';

/** What undoing needs: the lines, the price and the notes as they are before a change, and the sale as it was. */
export function editBefore({ appointment, lines }: LockedAppointment, sale: SaleBefore | null): EditBefore {
  const { subTotal, discount, totalAmount, deskDiscount, deskDiscountPercent, discountReason } = appointment;
  const { noteToGuest, businessNote } = appointment;
  const price = { subTotal, discount, totalAmount, deskDiscount, deskDiscountPercent, discountReason };
  return { lines, appointment: { ...price, noteToGuest, businessNote }, sale };
}
