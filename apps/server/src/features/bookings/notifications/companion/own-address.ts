import { appointments } from '@thyme/db/schema';
import { normaliseEmail } from '@thyme/domain/accounts';
import { and, eq } from 'drizzle-orm';
import type { StatusMessage } from '../../../../graphql/acknowledgement.ts';
import { consume } from '../../../../platform/limits/throttle.ts';
import type { Services } from '../../../../platform/services.ts';
import { inTransaction } from '../../../../platform/unit-of-work.ts';
import { announceDeskAtCommit } from '../../../../realtime/desk-events.ts';
import { readLinkedPart } from '../../../payments/index.ts';
import { tellBooked } from './tell-booked.ts';

/** The link may be shared, and every new address gets a mail. */
const CHANGES = { max: 5, windowSeconds: 86_400 };
const refused = (message: string): StatusMessage => ({ status: 0, message });

/** Stores the address that a companion gives on the page of their part, and mails the details there; none deletes it. */
export async function setOwnAddress(
  services: Services,
  { token, email: given }: { token: string; email: string },
): Promise<StatusMessage> {
  const part = await readLinkedPart(services, token);
  if (!part || part.place === 0) return refused('This link doesn’t work any more.');
  if (part.state === 'off') return refused('This appointment has been cancelled.');
  if (part.startsAt <= services.clock.now()) return refused('This appointment has already started.');
  const email = normaliseEmail(given);
  if (email === part.companionEmail) return { status: 1, message: wordsFor(email) };
  const { allowed } = email === '' ? { allowed: true } : await consume(services, `part-address:${part.id}`, CHANGES);
  if (!allowed)
    return refused(`That’s a lot of changes for one day. Please try again tomorrow, or ask ${part.booker}.`);
  const { businessId, id } = part;
  await inTransaction(services, async (tx) => {
    await tx.db
      .update(appointments)
      .set({ companionEmail: email })
      .where(and(eq(appointments.businessId, businessId), eq(appointments.id, id)));
    await announceDeskAtCommit(tx, businessId);
    if (email === '') return;
    const key = { businessId, appointmentId: id };
    await tellBooked(tx, { key, part, dedupeKey: `own-address:${id}:${email}` });
  });
  return { status: 1, message: wordsFor(email) };
}

const wordsFor = (email: string) =>
  email === '' ? 'You won’t get any more emails about this appointment.' : 'Done. We’ve emailed you the details.';
