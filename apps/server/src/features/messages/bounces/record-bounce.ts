import type { Services } from '../../../platform/services.ts';
import { markBounced } from '../../outbox/index.ts';
import type { Bounce } from './parse-bounce.ts';

/**
 * A mail that came back has failed like one that was refused at once: the guest and the shop see it, operators can send it
 * again, and campaigns leave the address out until a mail arrives there. Anybody can send us a mail that looks like a bounce,
 * so one that names no mail of ours changes nothing.
 */
export async function recordBounce(
  { db, clock }: Services,
  bounce: Bounce,
): Promise<'recorded' | 'known' | 'temporary'> {
  if (!bounce.isFinal) return 'temporary';
  const { address, messageIds, reason: lastError } = bounce;
  const isNew = await markBounced(db, { address, messageIds }, { lastError, now: clock.now() });
  return isNew ? 'recorded' : 'known';
}
