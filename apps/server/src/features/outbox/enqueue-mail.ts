import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { deliverMail } from './jobs.ts';
import { insertMail } from './store.ts';
import type { GuestMail, OtherMail } from './template.ts';

interface Addressed<Data extends object> {
  to: string;
  data: Data;
  /** Dedupe key: `booking-confirmed:17` is mailed once. */
  dedupeKey: string;
  userId?: number;
  businessId?: number;
  /** For a mail to a guest: the desk sees on this appointment whether it arrived. */
  appointmentId?: number;
  /** Not sent before this instant. */
  sendAt?: number;
}

export type MailRequest<Data extends object> = Addressed<Data> &
  (
    | {
        template: GuestMail<Data>;
        /** The recipient's choice of emails about appointments; null for one who has none, a shop for example. */
        wantsMail: boolean | null;
      }
    | { template: OtherMail<Data>; wantsMail?: never }
  );

/** Writes a mail in the caller's transaction, unless its recipient has turned such mails off; it is sent after the commit. */
export async function enqueueMail<Data extends object>(tx: UnitOfWork, request: MailRequest<Data>): Promise<void> {
  if (request.wantsMail === false) return;
  const now = tx.clock.now();
  const id = await insertMail(tx.db, {
    channel: 'mail',
    template: request.template.name,
    recipient: request.to,
    payload: request.data,
    dedupeKey: request.dedupeKey,
    userId: request.userId,
    businessId: request.businessId,
    appointmentId: request.appointmentId,
    createdAt: now,
    dueAt: request.sendAt ?? now,
  });
  if (id === null) return;
  await tx.jobs.enqueue(deliverMail, { id }, { transaction: tx.db, startAt: request.sendAt });
}
