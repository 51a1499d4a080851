import type { Transaction } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { announceDeskAtCommit } from '../../../realtime/desk-events.ts';
import { type News, notify } from '../../notifications/index.ts';
import { enqueueMail, type MailTemplate } from '../../outbox/index.ts';
import { readVisitMoney } from '../../sales/index.ts';
import { calendarFilePath } from '../appointments/calendar-file.ts';
import { type Expected, factsOf, type VisitFacts } from './facts.ts';
import { shopNewsMail } from './mails.ts';
import { type AppointmentKey, findVisit, type VisitRecord } from './store.ts';

/** A visit, as it is stored and in words. */
export interface Told {
  record: VisitRecord;
  facts: VisitFacts;
}

export async function readVisit(
  services: Services,
  transaction: Transaction,
  key: AppointmentKey,
  about: { expected?: Expected; dates?: VisitRecord['dates'] } = {},
): Promise<Told> {
  const found = await findVisit(transaction, key);
  if (!found) throw new Error(`Appointment ${key.appointmentId} is not there.`);
  const record = { ...found, dates: about.dates ?? found.dates };
  const [money = { claimed: 0, paid: 0 }] = await readVisitMoney(transaction, [key.appointmentId]);
  const telling = {
    publicUrl: services.config.publicUrl,
    calendarPath: calendarFilePath(services, key),
    now: services.clock.now(),
    expected: about.expected,
    money,
  };
  return { record, facts: factsOf(record, telling) };
}

/** Mails honour the guest's switch; somebody a desk wrote down may have left no address. */
export async function mailGuest<Data extends object>(
  services: Services,
  transaction: Transaction,
  { record }: Told,
  mail: { template: MailTemplate<Data>; data: Data; dedupeKey: string },
): Promise<void> {
  const { guest, business } = record;
  if (!guest.email || record.wantsMail === false) return;
  await enqueueMail(services, transaction, { ...mail, to: guest.email, userId: guest.id, businessId: business.id });
}

type Words = Pick<News, 'kind' | 'title' | 'message' | 'dedupeKey'>;

export async function tellGuest(services: Services, transaction: Transaction, { record, facts }: Told, news: Words) {
  await notify(services, transaction, {
    ...news,
    targetUrl: facts.accountPath,
    userId: record.guest.id,
    senderId: record.ownerId,
    businessId: record.business.id,
    refId: record.appointment.id,
    services: record.lines.map(({ pricingId, name }) => ({ pricingId, name })),
  });
}

/** The owner reads it at the desk and in the shop's mailbox. */
export async function tellShop(services: Services, transaction: Transaction, { record }: Told, news: Words) {
  const { business, ownerId, guest, appointment } = record;
  await announceDeskAtCommit(services, transaction, business.id);
  if (ownerId !== null)
    await notify(services, transaction, {
      ...news,
      userId: ownerId,
      senderId: guest.id,
      businessId: business.id,
      refId: appointment.id,
      services: record.lines.map(({ pricingId, name }) => ({ pricingId, name })),
    });
  if (business.email)
    await enqueueMail(services, transaction, {
      template: shopNewsMail,
      to: business.email,
      data: { shop: business.name, title: news.title, message: news.message },
      dedupeKey: `shop:${news.dedupeKey}`,
      businessId: business.id,
    });
}
