import type { Services } from '../../../platform/services.ts';
import { inTransaction, type UnitOfWork } from '../../../platform/unit-of-work.ts';
import { stopNews } from '../news.ts';
import { findLastSent } from '../store.ts';
import type { MailComplaint } from './parse-report.ts';
import * as store from './store.ts';

/**
 * A mail that was marked as spam. The address gets no shop's news by mail until its owner agrees in their account, and
 * that shop can't send news on any channel. Mails about their own bookings continue.
 */
export function recordSpam(services: Services, report: MailComplaint): Promise<'recorded' | 'known'> {
  return inTransaction(services, async (tx) => {
    const { providerId, address } = report;
    const mail = await store.findReported(tx.db, report);
    const { businessId = null, userId = null, about = null } = mail ?? {};
    const row = { providerId, channel: 'mail' as const, address, businessId, userId, about, createdAt: tx.clock.now() };
    if (!(await store.insertComplaint(tx.db, row))) return 'known';
    if (businessId !== null && userId !== null) await stopNews(tx, { businessId, userId });
    return 'recorded';
  });
}

/** A number that answered STOP, or that the provider refuses because it did: recorded for the shop that last wrote to it. */
export async function recordStop(
  tx: UnitOfWork,
  { phone, providerId }: { phone: string; providerId: string },
): Promise<void> {
  const last = await findLastSent(tx.db, { channel: 'text', recipient: phone });
  await store.insertComplaint(tx.db, {
    providerId,
    channel: 'text',
    address: phone,
    businessId: last?.businessId ?? null,
    userId: last?.userId ?? null,
    about: last?.about ?? null,
    createdAt: tx.clock.now(),
  });
}
