import type { StatusMessage } from '../../../../graphql/acknowledgement.ts';
import { PublicError } from '../../../../graphql/errors.ts';
import type { Services } from '../../../../platform/services.ts';
import { inTransaction } from '../../../../platform/unit-of-work.ts';
import { announceDeskAtCommit } from '../../../../realtime/desk-events.ts';
import { reachesAppointment } from '../../../access/index.ts';
import type { Viewer } from '../../../accounts/index.ts';
import { writeAuditEntry } from '../../../audit/index.ts';
import { addGuest, findGuest, type GuestForm, isNameless } from '../../../guests/index.ts';
import { findAppointment } from '../../../sales/index.ts';
import { NOT_FOUND } from '../../appointments/change-status.ts';
import { lockAppointment } from '../../appointments/change-store.ts';
import { findAppointment as findShown } from '../appointment-store.ts';
import { reassign } from './walk-in-store.ts';

/** Names a walk-in: an existing guest of the shop, or a new one. The appointment and its bill become theirs. */
export async function nameWalkIn(
  services: Services,
  viewer: Viewer,
  { id, guest }: { id: number; guest: number | GuestForm },
): Promise<StatusMessage> {
  const found = await findShown(services.db, id);
  const businessId = found?.appointment.businessId ?? 0;
  if (!found || !(await reachesAppointment(services.db, viewer.id, id))) throw new PublicError(NOT_FOUND, 'NOT_FOUND');
  if (!(await isNameless(services.db, businessId, found.guest.id)))
    return { status: 0, message: 'This guest has a name already.' };
  const guestId = typeof guest === 'number' ? guest : (await addGuest(services, viewer, { businessId, ...guest })).id;
  const known = await findGuest(services.db, businessId, guestId, services.clock.now());
  if (!known) throw new PublicError('This guest could not be found.', 'NOT_FOUND');
  return inTransaction(services, async (tx): Promise<StatusMessage> => {
    const locked = await lockAppointment(tx.db, id, { memberId: viewer.id });
    const sold = await findAppointment(tx.db, { businessId, appointmentId: id });
    if (!locked || !sold) return { status: 0, message: NOT_FOUND };
    await reassign(tx.db, { businessId, id, saleId: sold.saleId }, known.id);
    const about = { businessId, actorId: viewer.id, subject: 'appointment', subjectId: id };
    await writeAuditEntry(tx, { ...about, action: 'name-walk-in' });
    await announceDeskAtCommit(tx, businessId);
    return { status: 1, message: `This is ${known.firstName}’s appointment now.` };
  });
}
