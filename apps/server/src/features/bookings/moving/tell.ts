import type { Tell } from '@thyme/domain/bookings';
import type { Services } from '../../../platform/services.ts';
import { readReach } from '../../messages/index.ts';
import { findReach } from './reach-store.ts';

/** How a guest can be notified of a change: by mail, by text, by a message in the account, or not at all. */
export async function tellWays(
  services: Services,
  { userId, businessId }: { userId: number; businessId: number },
): Promise<Tell[]> {
  const { email, hasAccount, wantsMail, shop } = await findReach(services.db, { userId, businessId });
  const { phone } = await readReach(services, { userId, shop, purpose: 'bookings' });
  return [
    ...(email !== null && wantsMail ? ['mail' as const] : []),
    ...(phone ? ['text' as const] : []),
    ...(hasAccount ? ['message' as const] : []),
    'nobody',
  ];
}

/** A proposal is answered in the account or by the link of a mail; a text has none. */
export const canAnswer = (ways: readonly Tell[]) => ways.includes('mail') || ways.includes('message');

/** Whether a guest can receive a proposal and answer it. */
export async function canBeAsked(
  services: Services,
  appointment: { userId: number; businessId: number },
): Promise<boolean> {
  return canAnswer(await tellWays(services, appointment));
}
