import type { PhoneChannel } from '@thyme/domain/messages';
import { defineProvided } from '../../platform/hooks.ts';
import type { Services } from '../../platform/services.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { deliverMail } from './jobs.ts';
import { insertMail, markDueAgain, type OutboxRow } from './store.ts';

/** The message is refused for good. All other errors are temporary. */
export class DeliveryRefused extends Error {}

/** How rows of channels other than mail are sent; `registry/hooks.ts` provides it. */
export interface PhoneChannels {
  /** The text as it was sent, or an error; a DeliveryRefused is not retried. */
  send(services: Services, row: OutboxRow): Promise<string>;
  /** Called when it was given up. */
  gaveUp(services: Services, row: OutboxRow, error: string): Promise<void>;
}

export const phoneChannels = defineProvided<PhoneChannels>('phone channels');

/** Not sent after this instant; in the payload of every row of these channels. */
export function usefulUntilOfPhone(row: OutboxRow): number | null {
  const { usefulUntil } = row.payload as { usefulUntil?: unknown };
  return typeof usefulUntil === 'number' ? usefulUntil : null;
}

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

/** Sends a message again, by another channel, that a provider had accepted. False if it is in another final state. */
export async function queueAgain(
  tx: UnitOfWork,
  id: number,
  to: { channel: PhoneChannel; dueAt: number },
): Promise<boolean> {
  if (!(await markDueAgain(tx.db, id, to))) return false;
  await tx.jobs.enqueue(deliverMail, { id }, { transaction: tx.db, startAt: to.dueAt });
  return true;
}
