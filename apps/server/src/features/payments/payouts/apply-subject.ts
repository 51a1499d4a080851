import type { EventSubject } from '../../../integrations/cards/payout-port.ts';
import type { Services } from '../../../platform/services.ts';
import { findByProviderAccount } from './account-store.ts';
import { refreshAccount } from './accounts.ts';
import { noteDispute } from './disputes.ts';
import { notePayout } from './pay-out.ts';
import { findByProviderPayout } from './payout-store.ts';
import { noteProviderRefunds } from './provider-refunds.ts';

/** A webhook only says that something changed; the state is then read from the provider, so old and repeated ones are harmless. */
export async function applySubject(services: Services, { kind, id }: EventSubject): Promise<void> {
  const { payouts: port, name } = services.cards;
  if (!port) return;
  switch (kind) {
    case 'account': {
      const account = await findByProviderAccount(services.db, name, id);
      if (account) await refreshAccount(services, account);
      return;
    }
    case 'payout': {
      const payout = await findByProviderPayout(services.db, name, id);
      if (payout) await notePayout(services, payout.id, await port.fetchPayout(payout.providerAccountId, id));
      return;
    }
    case 'dispute':
      return noteDispute(services, await port.fetchDispute(id));
    case 'refund':
      return noteProviderRefunds(services, id, await port.listRefunds(id));
  }
}
