import { formatMinor, isCurrency, sumOf } from '@thyme/domain/money';
import { zonedDayTime } from '@thyme/domain/time';
import type { UnitOfWork } from '../../../../platform/unit-of-work.ts';
import { readParts } from '../../../payments/index.ts';
import { tellBooked } from '../companion/tell-booked.ts';
import { timeOf } from '../facts.ts';
import { type DescribedAppointment, mailGuest, notifyGuest } from '../send.ts';
import { groupMail } from './mail.ts';
import { listGroup } from './store.ts';

/** Notifies the guest of all appointments of a group at once, with the first of them. */
export async function tellGroup(tx: UnitOfWork, described: DescribedAppointment): Promise<void> {
  const { record, facts } = described;
  const { appointment, business, guest } = record;
  const { saleId } = appointment;
  const group = await listGroup(tx.db, appointment);
  if (group[0]?.id !== appointment.id) return;
  const money = (amount: number) =>
    isCurrency(appointment.currency) ? formatMinor(amount, appointment.currency) : (amount / 100).toFixed(2);
  const guests = group.map(({ companion, startsAt, endsAt, services, people, total }) => ({
    label: `${companion || guest.firstName}: ${services}`,
    detail: `${timeOf(business.zone, startsAt)} – ${timeOf(business.zone, endsAt)}${people ? `, with ${people}` : ''}`,
    value: money(total),
  }));
  const parts = saleId === null ? [] : await readParts(tx, tx.db, { businessId: appointment.businessId, saleId });
  const others = parts.filter(({ place, left }) => place !== 0 && left.all > 0);
  // At the desk nothing is paid at booking, so the guest who books gets a link too.
  const own = parts.find(({ place, left }) => place === 0 && left.deposit > 0);
  const [part] = others;
  const data = {
    ...facts,
    guests,
    groupTotal: money(sumOf(group.map(({ total }) => total))),
    links: others.map(({ companion: name, path }) => ({ name, path })),
    ...(own ? { ownPart: { amount: money(own.left.deposit), path: own.path } } : {}),
    ...(own?.isForAll
      ? { leftAfter: own.left.all > own.left.deposit ? money(own.left.all - own.left.deposit) : '' }
      : {}),
    ...(part || own ? { payUntil: zonedDayTime(business.zone, (part ?? own)?.payUntil ?? 0) } : {}),
  };
  for (const { id, companionEmail } of group) {
    if (companionEmail === '') continue;
    await tellBooked(tx, {
      key: { businessId: business.id, appointmentId: id },
      part: others.find((one) => one.id === id),
      dedupeKey: `booking-confirmed:${id}`,
    });
  }
  const dedupeKey = `booking-confirmed:${appointment.id}`;
  await mailGuest(tx, described, { template: groupMail, data, dedupeKey });
  await notifyGuest(tx, described, {
    kind: 'booking_confirmed',
    title: `Your group’s time at ${facts.shop} is booked`,
    message: `${facts.dayTime}, ${guests.length} of you.`,
    dedupeKey,
  });
}
