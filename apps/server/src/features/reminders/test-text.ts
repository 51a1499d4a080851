import { fillWording } from '@thyme/domain/reminders';
import type { StatusMessage } from '../../graphql/acknowledgement.ts';
import { requestId } from '../../platform/crypto/ids.ts';
import { consumeOrRefuse } from '../../platform/limits/throttle.ts';
import type { Services } from '../../platform/services.ts';
import { inTransaction } from '../../platform/unit-of-work.ts';
import { requireMembership } from '../access/index.ts';
import type { Viewer } from '../accounts/index.ts';
import { readReach, sendText } from '../messages/index.ts';
import { readSettings } from './settings-store.ts';

const LIMIT = { max: 10, windowSeconds: 3_600 };
const HALF_AN_HOUR = 1_800;

/** Sends a text, as guests would get it, to the owner's own phone. */
export async function sendTestText(
  services: Services,
  viewer: Viewer,
  { businessId, wording }: { businessId: number; wording: string },
): Promise<StatusMessage> {
  const { zone, country, name } = await requireMembership(services, viewer, businessId, 'manager');
  await consumeOrRefuse(services, `test-text:${businessId}`, LIMIT);
  const reach = await readReach(services, { userId: viewer.id, shop: { zone, country }, purpose: 'bookings' });
  const { phone } = reach;
  if (!phone) return { status: 0, message: 'There’s no mobile number in your account that we can text.' };
  const { textLimit: limit } = await readSettings(services.db, businessId);
  const values = { shop: name, day: 'Sat 21 Nov', time: '2:30 pm', person: 'Aisling', street: '12 Mill Lane' };
  const rest = { phone: phone.number, link: services.config.publicUrl };
  const body = fillWording(wording, { 'first name': 'Niamh', ...values, ...rest }, { asks: false });
  const now = services.clock.now();
  const about = { userId: viewer.id, businessId, appointmentId: null, reminderId: null, purpose: 'bookings' as const };
  const times = { dedupeKey: `test-text:${requestId()}`, sendAt: now, usefulUntil: now + HALF_AN_HOUR };
  const isSent = await inTransaction(services, (tx) =>
    sendText(tx, { ...about, ...times }, { phone, body, limit, zone }),
  );
  if (!isSent) return { status: 0, message: 'You’ve reached this month’s limit for texts.' };
  return { status: 1, message: `Sent to ${phone.number}.` };
}
