import type { Actor } from '@thyme/domain/bookings';
import { DECIDE_DAYS } from '@thyme/domain/payments';
import { midSentence } from '@thyme/domain/text';
import type { Instant } from '@thyme/domain/time';
import { zonedDayTime } from '@thyme/domain/time';
import type { CalendarEntry } from '../../../integrations/calendar/index.ts';
import type { Services } from '../../../platform/services.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { announceDeskAtCommit } from '../../../realtime/desk-events.ts';
import { appointmentChanged, bookingConfirmed } from '../hooks.ts';
import { tellCompanion } from './companion/tell-companion.ts';
import { dayTimeOf, longDayOf, servicesInWords, shownEntries, timeOf } from './facts.ts';
import { tellGroup } from './group/tell-group.ts';
import { cancelledMail, confirmedMail, declinedMail, movedMail, proposedMail } from './mails.ts';
import { mailGuest, notifyBusiness, notifyGuest, readAppointment } from './send.ts';
import { isSeriesDate, mailSeries } from './series.ts';
import { type AppointmentKey, type AppointmentRecord, findAppointment } from './store.ts';

/**
 * Calendar entries of an appointment; none when it does not take place, unless `withCancelled` requests its
 * cancellation.
 */
export async function calendarEntriesOf(
  { db, config }: Services,
  key: AppointmentKey,
  { withCancelled = false }: { withCancelled?: boolean } = {},
): Promise<CalendarEntry[]> {
  const record = await findAppointment(db, key);
  return record ? shownEntries(record, config.publicUrl, withCancelled) : [];
}

/** Announces a confirmed booking: mail with calendar file, notification, and the guest's connected calendar. */
export async function announceConfirmed(tx: UnitOfWork, key: AppointmentKey) {
  const described = await readAppointment(tx, key);
  const { facts, record } = described;
  // The job runs after the booking's transaction; the appointment may be cancelled by then.
  if (!['New', 'Reschedule', 'Accept'].includes(record.appointment.status)) return;
  const dedupeKey = `booking-confirmed:${key.appointmentId}`;
  const isCall = record.appointment.kind === 'consultation';
  const isGroup = record.appointment.groupPlace !== null;
  if (isGroup) await tellGroup(tx, described);
  else if (isSeriesDate(record.appointment)) await mailSeries(tx, described);
  else await mailGuest(tx, described, { template: confirmedMail, data: facts, dedupeKey });
  if (!isGroup)
    await notifyGuest(tx, described, {
      kind: 'booking_confirmed',
      title: isCall ? `Your video call with ${facts.shop} is booked` : `Your time at ${facts.shop} is booked`,
      message: isCall ? `${facts.dayTime}, ${facts.zone}.` : `${facts.dayTime}, ${facts.services}.`,
      dedupeKey,
    });
  await bookingConfirmed(tx, key);
  await appointmentChanged(tx, { ...key, userId: record.guest.id });
  // The desk made this booking itself.
  if (record.appointment.source === 'desk') return announceDeskAtCommit(tx, record.business.id);
  await notifyBusiness(tx, described, {
    kind: 'new_booking',
    title: `${facts.guestName} has booked ${facts.deskDayTime}`,
    message: `${facts.services}.${record.appointment.note ? ` “${record.appointment.note}”` : ''} ${
      record.appointment.status === 'New' ? 'Waiting for your answer.' : 'Confirmed automatically.'
    }`,
    dedupeKey: `new-booking:${key.appointmentId}`,
  });
}

export interface Proposed extends AppointmentKey {
  proposalId: number;
  by: 'guest' | 'business';
  times: readonly Instant[];
  note: string;
  answerBy: Instant;
  /** How many move together, if it is a group. */
  guests?: number;
}

/** Notifies the other side of a proposal. */
export async function announceProposed(tx: UnitOfWork, proposed: Proposed) {
  const described = await readAppointment(tx, proposed);
  const { facts, record } = described;
  const { zone } = record.business;
  const quoted = proposed.note ? ` “${proposed.note}”` : '';
  const { guests = 1 } = proposed;
  const together = guests > 1 ? ` All ${guests} of you would move together.` : '';
  if (proposed.by === 'guest') {
    const words = proposed.times.map((at) => dayTimeOf(zone, at)).join(' or ');
    await notifyBusiness(tx, described, {
      kind: 'guest_moves',
      title: `${facts.guestName} asks to move ${midSentence(facts.services)}`,
      message: `Was ${facts.deskDayTime}. Proposed ${words}.${quoted} Without an answer by ${dayTimeOf(zone, proposed.answerBy)} we’ll take it as accepted.`,
      dedupeKey: `guest-moves:${proposed.proposalId}`,
    });
    return;
  }
  const [first = record.appointment.startsAt] = proposed.times;
  await notifyGuest(tx, described, {
    kind: 'reschedule_request',
    title: `${facts.shop} would like to move your ${midSentence(servicesInWords(record))}`,
    message: `Was ${facts.dayTime}. Proposed ${proposed.times.map((at) => zonedDayTime(zone, at)).join(' or ')}.${together}${quoted}`,
    dedupeKey: `reschedule-request:${proposed.proposalId}`,
  });
  await mailGuest(tx, described, {
    template: proposedMail,
    data: {
      ...facts,
      note: proposed.note,
      proposedDay: longDayOf(zone, first),
      proposedDayTime: zonedDayTime(zone, first),
      proposedTime: timeOf(zone, first),
      guests,
      others: proposed.times.slice(1).map((at) => zonedDayTime(zone, at)),
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

/** Notifies both sides of the new time. */
export async function announceMoved(tx: UnitOfWork, moved: Moved) {
  const described = await readAppointment(tx, moved);
  const { facts, record } = described;
  const dedupeKey = `moved:${moved.proposalId}`;
  await notifyGuest(tx, described, {
    kind: 'accept_reschedule_appointment',
    title: `${facts.shop} confirmed your new time`,
    message: `${facts.dayTime}, ${midSentence(facts.services)}.`,
    dedupeKey,
  });
  const was = dayTimeOf(record.business.zone, moved.from);
  await mailGuest(tx, described, {
    template: movedMail,
    data: { ...facts, was: zonedDayTime(record.business.zone, moved.from) },
    dedupeKey,
  });
  await tellCompanion(tx, described, {
    news: { kind: 'moved', was: zonedDayTime(record.business.zone, moved.from) },
    dedupeKey,
  });
  if (moved.by !== 'business')
    await notifyBusiness(tx, described, {
      kind: 'booking_moved',
      title: `${facts.guestName} now comes ${facts.deskDayTime}`,
      message: `${facts.services}, was ${was}.`,
      dedupeKey,
    });
  await appointmentChanged(tx, { ...moved, userId: record.guest.id });
}

/** Notifies the proposer that the proposed time was declined. */
export async function announceDeclined(
  tx: UnitOfWork,
  declined: AppointmentKey & {
    proposalId: number;
    by: Actor;
    note: string /** Taken back by its proposer. */;
    isOwn?: boolean;
  },
) {
  const described = await readAppointment(tx, declined);
  const { facts } = described;
  const dedupeKey = `declined:${declined.proposalId}`;
  if (declined.by === 'guest')
    return notifyBusiness(tx, described, {
      kind: 'booking_moved',
      title: `${facts.guestName} would rather keep ${facts.dayTime}`,
      message: `${facts.services} stays as booked. You can suggest another time, or cancel with a full refund.`,
      dedupeKey,
    });
  await notifyGuest(tx, described, {
    kind: 'booking_confirmed',
    title: `Your appointment at ${facts.shop} stays as it is`,
    message: `${facts.dayTime}, ${midSentence(facts.services)}.${declined.note ? ` “${declined.note}”` : ''}`,
    dedupeKey,
  });
  // Mailed as well: a guest who misses this may come at the proposed time.
  const data = { ...facts, note: declined.note, isWithdrawn: declined.isOwn ?? false };
  await mailGuest(tx, described, { template: declinedMail, data, dedupeKey });
}

export interface Cancelled extends AppointmentKey {
  by: Actor;
  note: string;
  /** The refund in words; empty when nothing was paid. */
  refund: string;
  /** Its destination: 'to Visa ending 4242, by Tue 23 Jun'. */
  refundTo: string;
  fee: string;
  isAsked: boolean;
  /** Its former class dates, so that calendars remove each of them. */
  dates: AppointmentRecord['dates'];
}

export async function announceCancelled(tx: UnitOfWork, { dates, ...cancelled }: Cancelled) {
  const described = await readAppointment(tx, cancelled, { dates });
  const { facts, record } = described;
  const dedupeKey = `cancelled:${cancelled.appointmentId}`;
  const quoted = cancelled.note ? ` “${cancelled.note}”` : '';
  await mailGuest(tx, described, {
    template: cancelledMail,
    data: { ...facts, ...cancelled },
    dedupeKey,
  });
  await tellCompanion(tx, described, { news: { kind: 'cancelled' }, dedupeKey });
  if (cancelled.by !== 'guest')
    await notifyGuest(tx, described, {
      kind: 'booking_cancelled',
      title: `${facts.shop} had to cancel ${facts.dayTime}`,
      message: `${facts.services}.${cancelled.refund ? ` ${cancelled.refund} is on its way back.` : ''}${quoted}`,
      dedupeKey,
    });
  if (cancelled.by !== 'business')
    await notifyBusiness(tx, described, {
      kind: cancelled.isAsked ? 'charge_question' : 'guest_cancelled',
      title: `${facts.guestName} cancelled ${facts.deskDayTime}`,
      message: cancelled.isAsked
        ? `${facts.services}. Would you like to keep ${cancelled.fee}? Without an answer within ${DECIDE_DAYS} days it goes back to your guest.${quoted}`
        : `${facts.services}.${quoted}`,
      dedupeKey,
    });
  await appointmentChanged(tx, { ...cancelled, userId: record.guest.id });
}
