import type { PhoneChannel } from '@thyme/domain/messages';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { deliverMail } from './jobs.ts';
import { insertMail } from './store.ts';

export interface PhoneRequest {
  channel: PhoneChannel;
  template: string;
  /** A number, or the id of a push subscription. */
  to: string;
  payload: { usefulUntil: number | null };
  dedupeKey: string;
  userId: number;
  businessId: number;
  appointmentId: number | null;
  /** Not sent before this instant. */
  sendAt: number;
}

/** Writes a message to a phone in the caller's transaction; null when one with this key exists. */
export async function enqueuePhone(tx: UnitOfWork, request: PhoneRequest): Promise<number | null> {
  const { to: recipient, sendAt: dueAt, ...row } = request;
  const id = await insertMail(tx.db, { ...row, recipient, dueAt, createdAt: tx.clock.now() });
  if (id !== null) await tx.jobs.enqueue(deliverMail, { id }, { transaction: tx.db, startAt: dueAt });
  return id;
}
