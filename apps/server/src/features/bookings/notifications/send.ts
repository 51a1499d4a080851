import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { announceDeskAtCommit } from '../../../realtime/desk-events.ts';
import { dueTitles, formsPath } from '../../forms/index.ts';
import { type NewNotification, notify } from '../../notifications/index.ts';
import { enqueueMail, type GuestMail } from '../../outbox/index.ts';
import { readAppointmentMoney } from '../../sales/index.ts';
import { calendarFilePath } from '../appointments/calendar-file.ts';
import { type AppointmentFacts, type Expected, factsOf } from './facts.ts';
import { businessNotificationMail } from './mails.ts';
import { type AppointmentKey, type AppointmentRecord, findAppointment, listStaff } from './store.ts';

/** An appointment's record and its description in words. */
export interface DescribedAppointment {
  record: AppointmentRecord;
  facts: AppointmentFacts;
}

export async function readAppointment(
  tx: UnitOfWork,
  key: AppointmentKey,
  about: { expected?: Expected; dates?: AppointmentRecord['dates'] } = {},
): Promise<DescribedAppointment> {
  const found = await findAppointment(tx.db, key);
  if (!found) throw new Error(`Appointment ${key.appointmentId} is not there.`);
  const record = { ...found, dates: about.dates ?? found.dates };
  const [money = { claimed: 0, paid: 0 }] = await readAppointmentMoney(tx.db, [key.appointmentId]);
  const context = {
    publicUrl: tx.config.publicUrl,
    calendarPath: calendarFilePath(tx, key),
    now: tx.clock.now(),
    expected: about.expected,
    money,
    forms: await dueTitles(tx, key.appointmentId),
    formsPath: formsPath(tx, found.appointment),
  };
  return { record, facts: factsOf(record, context) };
}

/** Respects the guest's mail setting; unregistered guests may have no address. */
export async function mailGuest<Data extends object>(
  tx: UnitOfWork,
  { record }: DescribedAppointment,
  mail: { template: GuestMail<Data>; data: Data; dedupeKey: string },
): Promise<void> {
  const { guest, business, appointment } = record;
  if (!guest.email) return;
  const about = { userId: guest.id, businessId: business.id, appointmentId: appointment.id };
  await enqueueMail(tx, { ...mail, ...about, to: guest.email, wantsMail: record.wantsMail });
}

type Words = Pick<NewNotification, 'kind' | 'title' | 'message' | 'dedupeKey' | 'targetUrl'>;

export async function notifyGuest(tx: UnitOfWork, { record, facts }: DescribedAppointment, content: Words) {
  await notify(tx, {
    targetUrl: facts.accountPath,
    ...content,
    userId: record.guest.id,
    senderId: record.ownerId,
    businessId: record.business.id,
    refId: record.appointment.id,
    services: record.lines.map(({ pricingId, name }) => ({ pricingId, name })),
  });
}

/** Calendar notifications are for staff too; money is for the owner only. */
const FOR_STAFF: readonly string[] = ['new_booking', 'guest_moves', 'guest_cancelled', 'booking_moved'];

/** Notifies the owner at the desk, and staff if it is about the calendar, and mails the shop. */
export async function notifyBusiness(tx: UnitOfWork, { record }: DescribedAppointment, content: Words) {
  const { business, ownerId, guest, appointment } = record;
  await announceDeskAtCommit(tx, business.id);
  const staff = FOR_STAFF.includes(content.kind)
    ? await listStaff(tx.db, { businessId: business.id, id: appointment.id })
    : [];
  for (const userId of ownerId === null ? staff : [ownerId, ...staff])
    await notify(tx, {
      ...content,
      userId,
      senderId: guest.id,
      businessId: business.id,
      refId: appointment.id,
      services: record.lines.map(({ pricingId, name }) => ({ pricingId, name })),
    });
  if (business.email)
    await enqueueMail(tx, {
      template: businessNotificationMail,
      to: business.email,
      data: { shop: business.name, title: content.title, message: content.message, appointmentId: appointment.id },
      dedupeKey: `shop:${content.dedupeKey}`,
      businessId: business.id,
    });
}
