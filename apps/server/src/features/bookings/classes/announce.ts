import { type Currency, formatMinor } from '@thyme/domain/money';
import { listInWords } from '@thyme/domain/text';
import type { Instant } from '@thyme/domain/time';
import { zonedDayTime } from '@thyme/domain/time';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { announceDeskAtCommit } from '../../../realtime/desk-events.ts';
import type { PartReturned } from '../../payments/index.ts';
import { appointmentChanged } from '../hooks.ts';
import { announceReturned } from '../notifications/money.ts';
import { refundInWords } from '../notifications/refund-words.ts';
import { mailGuest, notifyBusiness, notifyGuest, readAppointment } from '../notifications/send.ts';
import { dateDroppedMail, dateMovedMail } from './mails.ts';
import type { AppointmentRef, Seat } from './seats-store.ts';

export interface DateDropped extends AppointmentRef {
  seat: Seat;
  zone: string;
  by: 'business' | 'guest';
  note: string;
  returned: PartReturned;
}

const quoted = (note: string) => (note ? ` “${note}”` : '');

/** Notifies the guest which date is cancelled, which remain and what is refunded. */
export async function announceDateDropped(tx: UnitOfWork, dropped: DateDropped): Promise<void> {
  const { seat, zone, by, note, returned } = dropped;
  const described = await readAppointment(tx, dropped);
  const { record, facts } = described;
  const { refunded, currency, parts } = returned;
  const refund = refunded > 0 ? formatMinor(refunded, currency as Currency) : '';
  const refundTo =
    refunded > 0 ? refundInWords({ amount: refunded, currency, parts }, { zone, at: tx.clock.now() }) : '';
  const cancelled = zonedDayTime(zone, seat.startsAt);
  const staying = listInWords(record.dates.map(({ startsAt }) => zonedDayTime(zone, startsAt)));
  const dedupeKey = `class-date-cancelled:${seat.claimId}`;
  await mailGuest(tx, described, {
    template: dateDroppedMail,
    data: { ...facts, cancelled, staying, by, note, refund, refundTo },
    dedupeKey,
  });
  if (by === 'business')
    await notifyGuest(tx, described, {
      kind: 'booking_cancelled',
      title: `${facts.shop} had to cancel ${cancelled}`,
      message: `${facts.services}. Your other dates stay: ${staying}.${refund ? ` ${refund} is on its way back.` : ''}${quoted(note)}`,
      dedupeKey,
    });
  else
    await notifyBusiness(tx, described, {
      kind: 'guest_cancelled',
      title: `${facts.guestName} has cancelled ${cancelled}`,
      message: `${facts.services}. ${refund ? `${refund} is refunded to them.` : 'Nothing had been paid for it.'}`,
      dedupeKey,
    });
  if (by === 'guest' && refunded > 0) {
    const { businessId, appointmentId } = dropped;
    const returned = { businessId, appointmentId, amount: refunded, currency, parts };
    await announceReturned(tx, { ...returned, happening: 'date', part: seat.claimId });
  }
  await appointmentChanged(tx, { ...dropped, userId: record.guest.id });
}

export interface DateMoved extends AppointmentRef {
  claimId: number;
  zone: string;
  from: Instant;
  to: Instant;
  note: string;
  isOffer: boolean;
}

/** Notifies the guest of the new date. */
export async function announceDateMoved(tx: UnitOfWork, moved: DateMoved): Promise<void> {
  const { zone, from, to, note, isOffer } = moved;
  const described = await readAppointment(tx, moved);
  const { record, facts } = described;
  const [was, now] = [zonedDayTime(zone, from), zonedDayTime(zone, to)];
  const dedupeKey = `class-date-moved:${moved.claimId}:${to}:${tx.clock.now()}`;
  await mailGuest(tx, described, { template: dateMovedMail, data: { ...facts, was, now, note, isOffer }, dedupeKey });
  await notifyGuest(tx, described, {
    kind: 'booking_moved',
    title: `${facts.shop} moved you to ${now}`,
    message: `${facts.services}, was ${was}.${isOffer ? ' If it doesn’t suit you, you can cancel it and get your money back.' : ''}${quoted(note)}`,
    dedupeKey,
  });
  await announceDeskAtCommit(tx, record.business.id);
  await appointmentChanged(tx, { ...moved, userId: record.guest.id });
}
