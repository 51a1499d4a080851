import type { Transaction } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { announceDeskAtCommit } from '../../../realtime/desk-events.ts';
import { type NewNotification, notify } from '../../notifications/index.ts';
import { enqueueMail, type MailTemplate } from '../../outbox/index.ts';
import { readAppointmentMoney } from '../../sales/index.ts';
import { calendarFilePath } from '../appointments/calendar-file.ts';
import { type AppointmentFacts, type Expected, factsOf } from './facts.ts';
import { businessNotificationMail } from './mails.ts';
import { type AppointmentKey, type AppointmentRecord, findAppointment } from './store.ts';

/** An appointment's record and its description in words. */
export interface DescribedAppointment {
  record: AppointmentRecord;
  facts: AppointmentFacts;
}

export async function readAppointment(
  services: Services,
  transaction: Transaction,
  key: AppointmentKey,
  about: { expected?: Expected; dates?: AppointmentRecord['dates'] } = {},
): Promise<DescribedAppointment> {
  const found = await findAppointment(transaction, key);
  if (!found) throw new Error(`Appointment ${key.appointmentId} is not there.`);
  const record = { ...found, dates: about.dates ?? found.dates };
  const [money = { claimed: 0, paid: 0 }] = await readAppointmentMoney(transaction, [key.appointmentId]);
  const context = {
    publicUrl: services.config.publicUrl,
    calendarPath: calendarFilePath(services, key),
    now: services.clock.now(),
    expected: about.expected,
    money,
  };
  return { record, facts: factsOf(record, context) };
}

/** Respects the guest's mail setting; unregistered guests may have no address. */
export async function mailGuest<Data extends object>(
  services: Services,
  transaction: Transaction,
  { record }: DescribedAppointment,
  mail: { template: MailTemplate<Data>; data: Data; dedupeKey: string },
): Promise<void> {
  const { guest, business } = record;
  if (!guest.email || record.wantsMail === false) return;
  await enqueueMail(services, transaction, { ...mail, to: guest.email, userId: guest.id, businessId: business.id });
}

type Words = Pick<NewNotification, 'kind' | 'title' | 'message' | 'dedupeKey'>;

export async function notifyGuest(
  services: Services,
  transaction: Transaction,
  { record, facts }: DescribedAppointment,
  content: Words,
) {
  await notify(services, transaction, {
    ...content,
    targetUrl: facts.accountPath,
    userId: record.guest.id,
    senderId: record.ownerId,
    businessId: record.business.id,
    refId: record.appointment.id,
    services: record.lines.map(({ pricingId, name }) => ({ pricingId, name })),
  });
}

/** Notifies the owner at the desk and mails the shop. */
export async function notifyBusiness(
  services: Services,
  transaction: Transaction,
  { record }: DescribedAppointment,
  content: Words,
) {
  const { business, ownerId, guest, appointment } = record;
  await announceDeskAtCommit(services, transaction, business.id);
  if (ownerId !== null)
    await notify(services, transaction, {
      ...content,
      userId: ownerId,
      senderId: guest.id,
      businessId: business.id,
      refId: appointment.id,
      services: record.lines.map(({ pricingId, name }) => ({ pricingId, name })),
    });
  if (business.email)
    await enqueueMail(services, transaction, {
      template: businessNotificationMail,
      to: business.email,
      data: { shop: business.name, title: content.title, message: content.message },
      dedupeKey: `shop:${content.dedupeKey}`,
      businessId: business.id,
    });
}
