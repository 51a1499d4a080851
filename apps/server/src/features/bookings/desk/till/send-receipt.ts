import type { StatusMessage } from '../../../../graphql/acknowledgement.ts';
import { PublicError } from '../../../../graphql/errors.ts';
import { consumeOrRefuse } from '../../../../platform/limits/throttle.ts';
import type { Services } from '../../../../platform/services.ts';
import { inTransaction } from '../../../../platform/unit-of-work.ts';
import type { Viewer } from '../../../accounts/index.ts';
import { writeAuditEntry } from '../../../audit/index.ts';
import { NOT_FOUND } from '../../appointments/change-status.ts';
import { mailReceipt } from '../../notifications/till-receipt.ts';
import { findTill } from './till-store.ts';

/** Rate limit: mails go to a guest, so a desk cannot send any number of them. */
const LIMIT = { max: 5, windowSeconds: 3_600 };

export async function sendReceipt(services: Services, viewer: Viewer, id: number): Promise<StatusMessage> {
  const found = await findTill(services.db, id, viewer.id);
  if (!found) throw new PublicError(NOT_FOUND, 'NOT_FOUND');
  const { businessId } = found.appointment;
  await consumeOrRefuse(services, `desk-receipt:${id}`, LIMIT);
  return inTransaction(services, async (tx): Promise<StatusMessage> => {
    const happening = `again:${id}:${tx.clock.now()}`;
    const isSent = await mailReceipt(tx, { businessId, appointmentId: id, happening, isAsked: true });
    if (!isSent) return { status: 0, message: 'This guest has no email address. You can print the receipt.' };
    const about = { businessId, actorId: viewer.id, subject: 'appointment', subjectId: id };
    await writeAuditEntry(tx, { ...about, action: 'send-receipt' });
    return { status: 1, message: 'The receipt is on its way.' };
  });
}
