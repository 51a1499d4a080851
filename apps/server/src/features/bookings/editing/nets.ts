import { splitProportionally } from '@thyme/domain/money';
import type { LockedAppointment } from '../appointments/change-store.ts';

/** The price of each service, less its share of the desk's discount. */
export function netsOf({
  appointment,
  lines,
}: {
  appointment: Pick<LockedAppointment['appointment'], 'deskDiscount'>;
  lines: readonly Pick<LockedAppointment['lines'][number], 'id' | 'price' | 'specialPrice'>[];
}) {
  const units = lines.map(({ price, specialPrice }) => (specialPrice > 0 ? specialPrice : price));
  const shares = splitProportionally(appointment.deskDiscount, units);
  return lines.map(({ id }, index) => ({ id, net: (units[index] ?? 0) - (shares[index] ?? 0) }));
}
