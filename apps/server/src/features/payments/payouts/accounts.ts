import type { AccountState } from '@thyme/domain/payouts';
import { PublicError } from '../../../graphql/errors.ts';
import { ProviderUnavailable } from '../../../integrations/cards/card-port.ts';
import type { Services } from '../../../platform/services.ts';
import { inTransaction } from '../../../platform/unit-of-work.ts';
import { announceDeskAtCommit } from '../../../realtime/desk-events.ts';
import { requireMembership } from '../../access/index.ts';
import type { Viewer } from '../../accounts/index.ts';
import { writeAuditEntry } from '../../audit/index.ts';
import * as store from './account-store.ts';
import { tellOwner } from './tell-owner.ts';

const PATHS = { done: '/business/payouts?back=1', again: '/business/payouts?again=1' };
const LATER = 'The payment provider isn’t responding. Please try again in a minute.';

/** Opens the provider's form for the owner; the first time, it creates the account. */
export async function startOnboarding(services: Services, viewer: Viewer, businessId: number): Promise<string> {
  const { name, country } = await requireMembership(services, viewer, businessId, 'owner');
  const { payouts, name: provider } = services.cards;
  if (!payouts) throw new PublicError('This card provider does not pay out through Thyme.', 'REFUSED');
  try {
    let account = await store.findAccount(services.db, businessId, provider);
    if (!account) {
      const reference = `business-${businessId}`;
      const email = (await store.findOwner(services.db, businessId))?.email ?? null;
      const key = `account-${businessId}`;
      const providerAccountId = await payouts.createAccount({ reference, name, email, country, key });
      await inTransaction(services, async (tx) => {
        await store.insertAccount(tx.db, { businessId, provider, providerAccountId, createdAt: tx.clock.now() });
        const about = { businessId, actorId: viewer.id, subject: 'money', subjectId: 'payouts' };
        await writeAuditEntry(tx, { ...about, action: 'payouts-set-up', changes: {} });
      });
      account = await store.findAccount(services.db, businessId, provider);
    }
    if (!account) throw new Error(`Business ${businessId} has no payout account.`);
    return await payouts.onboardingLink(account.providerAccountId, PATHS);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    services.log.warn({ err: error, business: businessId }, 'onboarding could not be started');
    throw new PublicError(LATER, 'REFUSED');
  }
}

/** Reads the account's state from the provider. Webhooks, the owner's return and the daily check all call this. */
export async function refreshAccount(services: Services, account: store.AccountRow): Promise<AccountState> {
  const { payouts, name } = services.cards;
  if (!payouts || name !== account.provider) return account.state;
  const report = await payouts.fetchAccount(account.providerAccountId);
  await inTransaction(services, async (tx) => {
    const { businessId, provider } = account;
    const before = await store.findAccount(tx.db, businessId, provider);
    if (!before) return;
    await store.updateAccount(tx.db, account, report);
    if (before.state === report.state) return;
    await announceDeskAtCommit(tx, businessId);
    if (report.state === 'restricted')
      await tellOwner(tx, businessId, {
        title: 'Your payouts are on hold',
        message: `The payment provider needs something first: ${report.needs.join(', ') || 'details about your business'}. You can still take card payments, and your money is safe.`,
        dedupeKey: `payouts-restricted:${businessId}:${tx.clock.now()}`,
      });
  });
  return report.state;
}

/** The owner returned from the provider's form. */
export async function checkOwnAccount(services: Services, viewer: Viewer, businessId: number): Promise<AccountState> {
  await requireMembership(services, viewer, businessId, 'owner');
  const account = await store.findAccount(services.db, businessId, services.cards.name);
  if (!account) throw new PublicError('Payouts are not set up yet.', 'REFUSED');
  try {
    return await refreshAccount(services, account);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    throw new PublicError(LATER, 'REFUSED');
  }
}
