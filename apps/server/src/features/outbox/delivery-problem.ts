import { outbox } from '@thyme/db/schema';
import { and, desc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Services } from '../../platform/services.ts';

/** Shorter delays between mail servers are normal. */
const DELAY_SECONDS = 3_600;

/** Mail that does not arrive: given up, or retried for more than an hour. */
export interface DeliveryProblem {
  kind: 'failed' | 'delayed';
  address: string;
  /** When it was given up, or first attempted. */
  since: number;
}

/** Whether the last mail to a guest's current address arrived. */
export function problemOfGuest(services: Services, guest: { id: number; email: string | null }) {
  return findProblem(services, and(eq(outbox.userId, guest.id), eq(outbox.recipient, guest.email ?? '')));
}

/** Whether the last mail to the guest of an appointment arrived. */
export function problemOfAppointment(services: Services, key: { businessId: number; id: number }) {
  return findProblem(services, and(eq(outbox.appointmentId, key.id), eq(outbox.businessId, key.businessId)));
}

/** Only the latest result counts: a mail that arrived since shows that the address works. */
async function findProblem({ db, clock }: Services, of: SQL | undefined): Promise<DeliveryProblem | null> {
  const hasResult = or(eq(outbox.state, 'sent'), eq(outbox.state, 'failed'), isNotNull(outbox.firstTriedAt));
  const resultAt = sql`coalesce(${outbox.sentAt}, ${outbox.failedAt}, ${outbox.firstTriedAt}, ${outbox.createdAt})`;
  const [row] = await db
    .select()
    .from(outbox)
    .where(and(of, eq(outbox.channel, 'mail'), hasResult))
    .orderBy(desc(resultAt), desc(outbox.id))
    .limit(1);
  if (!row || row.state === 'sent') return null;
  if (row.state === 'failed') return { kind: 'failed', address: row.recipient, since: row.failedAt ?? row.createdAt };
  const since = row.firstTriedAt ?? row.createdAt;
  return since <= clock.now() - DELAY_SECONDS ? { kind: 'delayed', address: row.recipient, since } : null;
}
