import { createHash } from 'node:crypto';
import { tidyText } from '@thyme/domain/text';
import { zonedDayTime } from '@thyme/domain/time';
import type { StatusMessage } from '../../../graphql/acknowledgement.ts';
import { PublicError } from '../../../graphql/errors.ts';
import { withIdempotency } from '../../../platform/database/idempotency.ts';
import { consumeOrRefuse } from '../../../platform/limits/throttle.ts';
import type { Services } from '../../../platform/services.ts';
import { requireClassReach, requireMembership } from '../../access/index.ts';
import type { Viewer } from '../../accounts/index.ts';
import { writeAuditEntry } from '../../audit/index.ts';
import { notify } from '../../notifications/index.ts';
import { enqueueMail } from '../../outbox/index.ts';
import { classMessageMail } from './mails.ts';
import { findShopContact, listRecipients } from './roll-store.ts';
import { lockDate } from './seats-store.ts';

export const MESSAGE_MOST = 2_000;

/** Enough for a busy studio, too few for advertising. */
const LIMIT = { max: 20, windowSeconds: 3_600 };

export interface Message {
  businessId: number;
  id: number;
  text: string;
  key: string | null;
}

/** Emails the shop's message to everyone on a class date. Returns who has no address. */
export async function messageClass(services: Services, viewer: Viewer, message: Message): Promise<StatusMessage> {
  const { businessId, id, key } = message;
  const membership = await requireMembership(services, viewer, businessId);
  await requireClassReach(services.db, membership, id);
  const text = tidyText(message.text);
  if (text === '') return { status: 0, message: 'Please write something first.' };
  await consumeOrRefuse(services, `class-message:${businessId}`, LIMIT);
  const call = { owner: `user:${viewer.id}`, key, operation: 'desk_message_class', input: { businessId, id, text } };
  return withIdempotency(services, call, async (tx): Promise<StatusMessage> => {
    const date = await lockDate(tx.db, { businessId, id });
    if (!date) throw new PublicError('This date could not be found.', 'NOT_FOUND');
    const people = await listRecipients(tx.db, { businessId, id });
    if (people.length === 0) return { status: 0, message: 'Nobody has a place on this date.' };
    const contact = await findShopContact(tx.db, businessId);
    const when = zonedDayTime(membership.zone, date.startsAt);
    const stamp = `${id}:${tx.clock.now()}:${createHash('sha256').update(text).digest('hex').slice(0, 12)}`;
    const unreached: string[] = [];
    for (const person of people) {
      const { userId, firstName, email, isRegistered, appointmentId } = person;
      const dedupeKey = `class-message:${stamp}:${userId}`;
      if (isRegistered)
        await notify(tx, {
          userId,
          senderId: viewer.id,
          businessId,
          refId: appointmentId,
          kind: 'class_message',
          title: `${membership.name} writes about ${date.service}, ${when}`,
          message: `“${text}”`,
          targetUrl: `/profile/appointments?id=${appointmentId}`,
          dedupeKey,
        });
      if (!email) {
        if (!isRegistered) unreached.push(`${firstName} ${person.lastName}`.trim());
        continue;
      }
      const data = { firstName, shop: membership.name, service: date.service, when, text, contact, isRegistered };
      await enqueueMail(tx, {
        template: classMessageMail,
        to: email,
        data,
        dedupeKey,
        userId,
        businessId,
        appointmentId,
        wantsMail: person.wantsMail,
      });
    }
    await writeAuditEntry(tx, {
      businessId,
      actorId: viewer.id,
      action: 'message-class',
      subject: 'class',
      subjectId: id,
      changes: { service: date.service, guests: people.length, text },
    });
    return { status: 1, message: sentWords(people.length - unreached.length, unreached) };
  });
}

function sentWords(sent: number, unreached: readonly string[]): string {
  const words = sent === 1 ? 'Sent to 1 guest.' : `Sent to ${sent} guests.`;
  if (unreached.length === 0) return words;
  return `${words} Please phone ${unreached.join(', ')}: we have no email address.`;
}
