import { checkDisconnect, DISCONNECT_MESSAGES } from '@thyme/domain/accounts';
import type { StatusMessage } from '../../../graphql/acknowledgement.ts';
import type { Client } from '../../../graphql/context.ts';
import { isProviderName, PROVIDER_LABELS, type ProviderName } from '../../../integrations/identity/index.ts';
import { networkOf } from '../../../platform/http/network-address.ts';
import { consumeOrRefuse } from '../../../platform/limits/throttle.ts';
import type { Services } from '../../../platform/services.ts';
import { inTransaction, type UnitOfWork } from '../../../platform/unit-of-work.ts';
import { enqueueMail } from '../../outbox/index.ts';
import { loginMethodMail } from '../mails.ts';
import { type Account, lockAccount } from '../user-store.ts';
import { LIMIT, UNVERIFIED, vouchedBy } from './social.ts';
import { useToken } from './social-round-trip.ts';
import { deleteIdentity, findByIdentity, insertIdentity, listConnected } from './social-store.ts';

const refused = (message: string): StatusMessage => ({ status: 0, message });
const GONE = 'This account was not found.';

function nameOf(provider: string): ProviderName | null {
  const name = provider.toLowerCase();
  return isProviderName(name) ? name : null;
}

export function readConnected({ db }: Services, userId: number): Promise<string[]> {
  return listConnected(db, userId);
}

/** Connects a provider's person to the guest's account, as another way to log in. */
export async function connectLogin(
  services: Services,
  userId: number,
  { provider, token }: { provider: string; token: string },
  client: Client,
): Promise<StatusMessage> {
  await consumeOrRefuse(services, `social:network:${networkOf(client.ip)}`, LIMIT);
  const name = nameOf(provider);
  const person = name && (await vouchedBy(services, name, token));
  if (!name || !person) return refused(UNVERIFIED);
  const label = PROVIDER_LABELS[name];
  return inTransaction(services, async (tx) => {
    const account = await lockAccount(tx.db, userId);
    if (!account) return refused(GONE);
    const owner = await findByIdentity(tx.db, name, person.subject);
    if (owner === userId) return { status: 1, message: `${label} is connected.` };
    if (owner !== null) return refused(`This ${label} account logs in to another Thyme account.`);
    if ((await listConnected(tx.db, userId)).includes(name))
      return refused(`Another ${label} account is connected. Please disconnect it first.`);
    if (!(await useToken(tx, person.nonce))) return refused(UNVERIFIED);
    const identity = { provider: name, subject: person.subject, userId, email: person.email };
    if (!(await insertIdentity(tx.db, { ...identity, createdAt: tx.clock.now() })))
      return refused(`This ${label} account logs in to another Thyme account.`);
    await tell(tx, account, { provider: name, isConnected: true });
    return { status: 1, message: `${label} is connected.` };
  });
}

/** Disconnects a provider if the account keeps another login: a password, another provider or a code by mail. */
export async function disconnectLogin(services: Services, userId: number, provider: string): Promise<StatusMessage> {
  const name = nameOf(provider);
  if (!name) return refused(DISCONNECT_MESSAGES['not-connected']);
  return inTransaction(services, async (tx) => {
    const account = await lockAccount(tx.db, userId);
    if (!account) return refused(GONE);
    const may = checkDisconnect(
      {
        hasPassword: account.passwordHash !== null,
        emailVerified: account.email !== null && account.emailVerifiedAt !== null,
        providers: await listConnected(tx.db, userId),
      },
      name,
    );
    if (!may.ok) return refused(DISCONNECT_MESSAGES[may.refusal.code]);
    await deleteIdentity(tx.db, userId, name);
    await tell(tx, account, { provider: name, isConnected: false });
    return { status: 1, message: `${PROVIDER_LABELS[name]} is disconnected.` };
  });
}

/** Sent by mail, so that another person with an open session cannot do it unnoticed. */
async function tell(
  tx: UnitOfWork,
  { id, email, firstName }: Account,
  change: { provider: ProviderName; isConnected: boolean },
): Promise<void> {
  if (!email) return;
  await enqueueMail(tx, {
    template: loginMethodMail,
    to: email,
    data: { firstName, ...change },
    dedupeKey: `login-method:${id}:${change.provider}:${change.isConnected}:${tx.clock.now()}`,
    userId: id,
  });
}
