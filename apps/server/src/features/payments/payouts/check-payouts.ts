import { placesOf } from '@thyme/domain/payouts';
import type { Services } from '../../../platform/services.ts';
import { inTransaction } from '../../../platform/unit-of-work.ts';
import { type AccountRow, listAccounts } from './account-store.ts';
import { refreshAccount } from './accounts.ts';
import { type Difference, saveCheck } from './check-store.ts';
import { collectEntries } from './collect.ts';
import { sumWithdrawn } from './dispute-store.ts';
import { sumKinds, sumLedger, sumPaidOut } from './entry-store.ts';
import { sumHeldThere } from './payout-store.ts';

/** Compares the payout entries with the sales ledger, the disputes and the provider, so that every cent is accounted for. */
export async function checkPayouts(services: Services): Promise<void> {
  const { payouts, name } = services.cards;
  if (!payouts) return;
  for (const { account, currency } of await listAccounts(services.db, name)) {
    try {
      await refreshAccount(services, account);
      await checkBusiness(services, account, currency);
    } catch (error) {
      services.log.error({ err: error, business: account.businessId }, 'payouts could not be checked');
    }
  }
}

export async function checkBusiness(services: Services, account: AccountRow, currency: string): Promise<Difference[]> {
  const { businessId } = account;
  const own = await inTransaction(services, async (tx) => {
    await collectEntries(tx, businessId);
    const places = placesOf(await sumKinds(tx.db, businessId));
    const { charged, refunded } = await sumLedger(tx.db, businessId);
    return [
      { what: 'Card payments in the ledger', ours: places.captured, theirs: charged },
      { what: 'Refunds in the ledger', ours: places.refunded, theirs: refunded },
      { what: 'Disputes', ours: places.disputed, theirs: await sumWithdrawn(tx.db, businessId) },
      { what: 'Payouts and what is in them', ours: await sumPaidOut(tx.db, businessId), theirs: 0 },
    ];
  });
  const differences = [...own, ...(await compareAccount(services, account, currency))].filter(
    ({ ours, theirs }) => ours !== theirs,
  );
  if (differences.length > 0)
    services.log.error({ business: businessId, differences }, 'payouts do not match the books');
  await saveCheck(services.db, { businessId, differences, checkedAt: services.clock.now() });
  return differences;
}

/** The expected and the actual balance of the account at the provider. */
async function compareAccount(services: Services, account: AccountRow, currency: string): Promise<Difference[]> {
  const { payouts: port, name } = services.cards;
  const { provider, providerAccountId } = account;
  if (!port || provider !== name) return [];
  const ours = await sumHeldThere(services.db, provider, providerAccountId);
  return [{ what: 'Left at the provider', ours, theirs: await port.fetchBalance(providerAccountId, currency) }];
}
