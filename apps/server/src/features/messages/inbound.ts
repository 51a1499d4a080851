import { readKeyword } from '@thyme/domain/messages';
import type { InboundText } from '../../integrations/texts/index.ts';
import type { Services } from '../../platform/services.ts';
import { inTransaction } from '../../platform/unit-of-work.ts';
import { recordStop } from './complaints/complaints.ts';
import { endTextComplaints } from './complaints/store.ts';
import { textReceived } from './hooks.ts';
import * as store from './store.ts';

/** A text from a guest's phone, processed once however often the provider repeats it. STOP and START take effect at once. */
export async function receiveText(services: Services, { from, ...inbound }: InboundText): Promise<void> {
  await inTransaction(services, async (tx) => {
    const now = tx.clock.now();
    const body = inbound.body.slice(0, 1_600);
    if (!(await store.insertInbound(tx.db, { ...inbound, body, sender: from, createdAt: now }))) return;
    const word = readKeyword(body);
    if (word === 'stop') {
      await store.optOut(tx.db, from, now);
      await recordStop(tx, { phone: from, providerId: inbound.providerId });
    }
    if (word === 'start') {
      await store.optIn(tx.db, from);
      await endTextComplaints(tx.db, from, now);
    }
    if (word === null) await textReceived(tx, { channel: inbound.channel, from, body });
  });
}
