import { ACCOUNT_KEYS, type Account, type AccountKey, DEFAULT_ACCOUNTS } from '@thyme/domain/books';
import { tidyLine } from '@thyme/domain/text';
import type { Services } from '../../../platform/services.ts';
import { requireMembership } from '../../access/index.ts';
import type { Viewer } from '../../accounts/index.ts';
import { type ChangeAnswer, changeShop, Refused } from '../../edits/index.ts';
import { readAccounts, writeAccount } from './accounts-store.ts';

export interface ChartAccount extends Account {
  key: AccountKey;
  about: string;
}

/** Where each kind of money is booked in the owner's chart of accounts. */
export async function readChart(services: Services, viewer: Viewer, businessId: number): Promise<ChartAccount[]> {
  await requireMembership(services, viewer, businessId, 'money');
  const accounts = await readAccounts(services.db, businessId);
  return ACCOUNT_KEYS.map((key) => ({ key, about: DEFAULT_ACCOUNTS[key].about, ...accounts[key] }));
}

export function saveChart(
  services: Services,
  viewer: Viewer,
  { businessId, accounts }: { businessId: number; accounts: readonly { key: string; code: string; name: string }[] },
): Promise<ChangeAnswer> {
  const change = { businessId, action: 'save-accounts', subject: 'money', need: 'money' as const };
  return changeShop(services, viewer, change, async ({ tx }) => {
    for (const account of accounts) {
      const key = ACCOUNT_KEYS.find((one) => one === account.key);
      const [code, name] = [tidyLine(account.code), tidyLine(account.name)];
      if (!key) throw new Refused('This account does not exist.');
      if (code === '' || name === '') throw new Refused('Please give every account a code and a name.');
      await writeAccount(tx.db, { businessId, key, code, name });
    }
    return { id: businessId, message: 'Saved.', changes: { accounts } };
  });
}
