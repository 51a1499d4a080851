import type { Services } from '../../../platform/services.ts';
import { findReach } from './reach-store.ts';

/** How a guest can be told of a change: by mail, by a message in the account, or not at all. */
export async function tellWays(
  { db }: Services,
  { userId }: { userId: number },
): Promise<('mail' | 'message' | 'nobody')[]> {
  const { email, hasAccount, wantsMail } = await findReach(db, userId);
  return [
    ...(email !== null && wantsMail ? ['mail' as const] : []),
    ...(hasAccount ? ['message' as const] : []),
    'nobody',
  ];
}

/** Whether a guest would hear of a question, so that it makes sense to ask one. */
export async function canBeAsked(services: Services, appointment: { userId: number }): Promise<boolean> {
  return (await tellWays(services, appointment)).length > 1;
}
