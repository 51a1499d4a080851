import type { Actor } from '@thyme/domain/bookings';
import type { Instant } from '@thyme/domain/time';
import type { CalendarEntry } from '../../integrations/calendar/index.ts';
import type { Transaction } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import { followAppointment, visitFilePath } from '../calendars/service.ts';
import { announceDeskAtCommit } from '../desk/events.ts';
import { type News, notify } from '../notifications/service.ts';
import { enqueueMail } from '../outbox/service.ts';
import type { MailTemplate } from '../outbox/template.ts';
import { cancelledMail, confirmedMail, movedMail, proposedMail, shopNewsMail } from './mails.ts';
import {
  dayTimeOf,
  factsOf,
  longDayOf,
  servicesInWords,
  shownEntries,
  timeOf,
  type VisitFacts,
} from './notices-facts.ts';
import { type AppointmentKey, findVisit, type VisitRecord } from './notices-store.ts';

const APPOINTMENTS = '/profile/appointments';

interface Told {
  record: VisitRecord;
  facts: VisitFacts;
}

async function read(services: Services, transaction: Transaction, key: AppointmentKey): Promise<Told> {
  const record = await findVisit(transaction, key);
  if (!record) throw new Error(`Appointment ${key.appointmentId} is not there.`);
  const { config, clock } = services;
  const calendarPath = visitFilePath(services, key);
  return { record, facts: factsOf(record, { publicUrl: config.publicUrl, calendarPath, now: clock.now() }) };
}

/** An appointment as calendars show it: none that does not take place, unless its cancellation is the news. */
export async function calendarEntriesOf(
  { db, config }: Services,
  key: AppointmentKey,
  { withCancelled = false }: { withCancelled?: boolean } = {},
): Promise<CalendarEntry[]> {
  const record = await findVisit(db, key);
  return record ? shownEntries(record, config.publicUrl, withCancelled) : [];
}

/** Mails honour the guest's switch; somebody a desk wrote down may have left no address. */
async function mailGuest<Data extends object>(
  services: Services,
  transaction: Transaction,
  { record }: Told,
  mail: { template: MailTemplate<Data>; data: Data; dedupeKey: string },
): Promise<void> {
  const { guest, business } = record;
  if (!guest.email || record.wantsMail === false) return;
  await enqueueMail(services, transaction, { ...mail, to: guest.email, userId: guest.id, businessId: business.id });
}

type GuestNews = Pick<News, 'kind' | 'title' | 'message' | 'dedupeKey'> & { targetUrl?: string };

async function tellGuest(services: Services, transaction: Transaction, { record }: Told, news: GuestNews) {
  await notify(services, transaction, {
    targetUrl: APPOINTMENTS,
    ...news,
    userId: record.guest.id,
    senderId: record.ownerId,
    businessId: record.business.id,
    refId: record.appointment.id,
    services: record.lines.map(({ pricingId, name }) => ({ pricingId, name })),
  });
}

/** The owner reads it at the desk and in the shop's mailbox. */
async function tellShop(services: Services, transaction: Transaction, { record }: Told, news: GuestNews) {
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

export interface Reminding {
  template: MailTemplate<VisitFacts>;
  dedupeKey: string;
  /** What the bell says; some mails go without. */
  bell?: { kind: 'reminder' | 'review_request'; title(facts: VisitFacts): string };
}

/** A mail about a visit that only the guest gets, and a word at the bell. */
export async function remindGuest(
  services: Services,
  transaction: Transaction,
  key: AppointmentKey,
  { template, dedupeKey, bell }: Reminding,
): Promise<void> {
  const told = await read(services, transaction, key);
  const { facts } = told;
  await mailGuest(services, transaction, told, { template, dedupeKey, data: facts });
  if (!bell) return;
  const message = `${facts.dayTime}, ${facts.services.toLowerCase()}.`;
  await tellGuest(services, transaction, told, { kind: bell.kind, title: bell.title(facts), message, dedupeKey });
}

/** A booking that holds: the mail with its calendar file, the bell, the guest's own calendar. */
export async function announceConfirmed(services: Services, transaction: Transaction, key: AppointmentKey) {
  const told = await read(services, transaction, key);
  const { facts, record } = told;
  // Told a moment after the booking: it may be over by then.
  if (!['New', 'Reschedule', 'Accept'].includes(record.appointment.status)) return;
  const dedupeKey = `booking-confirmed:${key.appointmentId}`;
  await mailGuest(services, transaction, told, { template: confirmedMail, data: facts, dedupeKey });
  await tellGuest(services, transaction, told, {
    kind: 'booking_confirmed',
    title: `Your time at ${facts.shop} is booked`,
    message: `${facts.dayTime}, ${facts.services}.`,
    dedupeKey,
  });
  await followAppointment(services, transaction, { ...key, userId: record.guest.id });
  // Who booked it at the desk knows.
  if (record.appointment.source === 'desk') return announceDeskAtCommit(services, transaction, record.business.id);
  await tellShop(services, transaction, told, {
    kind: 'new_booking',
    title: `${facts.guestName} has booked ${facts.dayTime}`,
    message: `${facts.services}.${record.appointment.note ? ` “${record.appointment.note}”` : ''}`,
    dedupeKey: `new-booking:${key.appointmentId}`,
  });
}

export interface Proposed extends AppointmentKey {
  proposalId: number;
  by: 'guest' | 'business';
  times: readonly Instant[];
  note: string;
  answerBy: Instant;
}

/** The other side is asked about another time. */
export async function announceProposed(services: Services, transaction: Transaction, proposed: Proposed) {
  const told = await read(services, transaction, proposed);
  const { facts, record } = told;
  const { zone } = record.business;
  const words = proposed.times.map((at) => dayTimeOf(zone, at)).join(' or ');
  const message = `Was ${facts.dayTime}. Proposed ${words}.${proposed.note ? ` “${proposed.note}”` : ''}`;
  if (proposed.by === 'guest') {
    await tellShop(services, transaction, told, {
      kind: 'guest_moves',
      title: `${facts.guestName} asks to move ${facts.services.toLowerCase()}`,
      message: `${message} Without an answer by ${dayTimeOf(zone, proposed.answerBy)} it is accepted.`,
      dedupeKey: `guest-moves:${proposed.proposalId}`,
    });
    return;
  }
  const [first = record.appointment.startsAt] = proposed.times;
  await tellGuest(services, transaction, told, {
    kind: 'reschedule_request',
    title: `${facts.shop} would like to move your ${servicesInWords(record).toLowerCase()}`,
    message,
    dedupeKey: `reschedule-request:${proposed.proposalId}`,
  });
  await mailGuest(services, transaction, told, {
    template: proposedMail,
    data: {
      ...facts,
      note: proposed.note,
      proposedDay: longDayOf(zone, first),
      proposedDayTime: dayTimeOf(zone, first),
      proposedTime: timeOf(zone, first),
      others: proposed.times.slice(1).map((at) => dayTimeOf(zone, at)),
      answerBy: dayTimeOf(zone, proposed.answerBy),
    },
    dedupeKey: `reschedule-request:${proposed.proposalId}`,
  });
}

export interface Moved extends AppointmentKey {
  proposalId: number;
  from: Instant;
  by: Actor;
}

/** The visit has its new time. */
export async function announceMoved(services: Services, transaction: Transaction, moved: Moved) {
  const told = await read(services, transaction, moved);
  const { facts, record } = told;
  const dedupeKey = `moved:${moved.proposalId}`;
  await tellGuest(services, transaction, told, {
    kind: 'accept_reschedule_appointment',
    title: `${facts.shop} confirmed your new time`,
    message: `${facts.dayTime}, ${facts.services.toLowerCase()}.`,
    dedupeKey,
  });
  const was = dayTimeOf(record.business.zone, moved.from);
  await mailGuest(services, transaction, told, { template: movedMail, data: { ...facts, was }, dedupeKey });
  if (moved.by !== 'business')
    await tellShop(services, transaction, told, {
      kind: 'booking_moved',
      title: `${facts.guestName} now comes ${facts.dayTime}`,
      message: `${facts.services}, was ${was}.`,
      dedupeKey,
    });
  await followAppointment(services, transaction, { ...moved, userId: record.guest.id });
}

/** Another time was not to be had: the visit stays where it was. */
export async function announceDeclined(
  services: Services,
  transaction: Transaction,
  declined: AppointmentKey & { proposalId: number; note: string },
) {
  const told = await read(services, transaction, declined);
  await tellGuest(services, transaction, told, {
    kind: 'booking_confirmed',
    title: `Your time at ${told.facts.shop} stays as it was`,
    message: `${told.facts.dayTime}, ${told.facts.services.toLowerCase()}.${declined.note ? ` “${declined.note}”` : ''}`,
    dedupeKey: `declined:${declined.proposalId}`,
  });
}

export interface Cancelled extends AppointmentKey {
  by: Actor;
  note: string;
  /** What goes back, in words; empty when nothing was paid. */
  refund: string;
  fee: string;
  isAsked: boolean;
}

export async function announceCancelled(services: Services, transaction: Transaction, cancelled: Cancelled) {
  const told = await read(services, transaction, cancelled);
  const { facts, record } = told;
  const dedupeKey = `cancelled:${cancelled.appointmentId}`;
  const quoted = cancelled.note ? ` “${cancelled.note}”` : '';
  await mailGuest(services, transaction, told, {
    template: cancelledMail,
    data: { ...facts, ...cancelled },
    dedupeKey,
  });
  if (cancelled.by !== 'guest')
    await tellGuest(services, transaction, told, {
      kind: 'booking_cancelled',
      title: `${facts.shop} had to cancel ${facts.dayTime}`,
      message: `${facts.services}.${cancelled.refund ? ` ${cancelled.refund} is on its way back.` : ''}${quoted}`,
      dedupeKey,
    });
  if (cancelled.by !== 'business')
    await tellShop(services, transaction, told, {
      kind: cancelled.isAsked ? 'charge_question' : 'guest_cancelled',
      title: `${facts.guestName} cancelled ${facts.dayTime}`,
      message: cancelled.isAsked
        ? `${facts.services}. Would you like to keep ${cancelled.fee}? Until you decide it is kept back.${quoted}`
        : `${facts.services}.${quoted}`,
      dedupeKey,
    });
  await followAppointment(services, transaction, { ...cancelled, userId: record.guest.id });
}
