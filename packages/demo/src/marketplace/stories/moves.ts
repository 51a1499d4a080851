import { autoAcceptAt } from '@thyme/domain/bookings';
import { midSentence } from '@thyme/domain/text';
import { DAY, formatDayTime, type Instant, wallOf } from '@thyme/domain/time';
import type { BookedAppointment } from '../books/add-appointment.ts';
import { takeTime } from '../diary/find-time.ts';
import type { World } from '../world.ts';
import { APPOINTMENTS_URL, notify } from './notify.ts';

const when = ({ shop }: BookedAppointment, at: Instant) => formatDayTime(wallOf(shop.zone, at));
const what = ({ services = [] }: BookedAppointment) =>
  services.map(({ pricing }) => midSentence(pricing.name)).join(' and ');

interface Proposal {
  by: 'guest' | 'business';
  at: Instant;
  note: string;
  /** Earliest moments for the proposed times, first choice first. */
  wishes: readonly Instant[];
}

/** Requests a new time for an appointment. Every proposed time is held until the request is answered. */
export function proposeTimes(world: World, appointment: BookedAppointment, { by, at, note, wishes }: Proposal) {
  const { rows } = world;
  const { shop, services = [] } = appointment;
  const { id: businessId } = shop;
  const answerBy = autoAcceptAt(at);
  const proposalId = rows.add('rescheduleProposals', {
    businessId,
    appointmentId: appointment.appointmentId,
    proposedBy: by,
    status: 'open',
    note,
    previousStartsAt: appointment.startsAt,
    createdAt: at,
    autoAcceptAt: answerBy,
  });
  return wishes.map((wish, index) => {
    const placed = takeTime(
      shop,
      services.map(({ pricing }) => pricing),
      wish,
    );
    const userId = appointment.guest.id;
    const hold = { businessId, userId, purpose: 'reschedule', createdAt: at, expiresAt: answerBy };
    const holdId = rows.add('holds', hold);
    for (const { chairId, startsAt, busyUntil } of placed) {
      rows.put('occupancies', { businessId, chairId, startsAt, endsAt: busyUntil, holdId });
    }
    const startsAt = placed[0]?.startsAt ?? wish;
    const endsAt = placed.at(-1)?.endsAt ?? wish;
    const position = index + 1;
    rows.put('rescheduleOptions', { businessId, proposalId, position, startsAt, endsAt, holdId, chosen: false });
    return startsAt;
  });
}

/** A shop proposes other times to a guest. */
export function shopAsksToMove(world: World, appointment: BookedAppointment, proposal: Omit<Proposal, 'by'>) {
  const { shop, guest } = appointment;
  const [first = 0] = proposeTimes(world, appointment, { ...proposal, by: 'business' });
  notify(world, guest, {
    kind: 'reschedule_request',
    shop,
    title: `${shop.sketch.name} would like to move your ${what(appointment)}`,
    message: `Was ${when(appointment, appointment.startsAt)}. Proposed ${when(appointment, first)}. “${proposal.note}”`,
    at: proposal.at,
    refId: appointment.appointmentId,
    targetUrl: APPOINTMENTS_URL,
    appointment,
  });
}

/** An appointment that was moved some days ago, with its notification. */
export function wasMoved(
  world: World,
  appointment: BookedAppointment,
  decided: { by: 'guest' | 'business' | 'system'; at: Instant },
) {
  const { rows } = world;
  const { shop, guest, startsAt, endsAt } = appointment;
  const proposalId = rows.add('rescheduleProposals', {
    businessId: shop.id,
    appointmentId: appointment.appointmentId,
    proposedBy: decided.by === 'business' ? 'guest' : 'business',
    status: 'accepted',
    note: '',
    previousStartsAt: startsAt - 2 * DAY,
    createdAt: decided.at - DAY,
    autoAcceptAt: autoAcceptAt(decided.at - DAY),
    decidedAt: decided.at,
    decidedBy: decided.by,
  });
  const option = { businessId: shop.id, proposalId, position: 1, startsAt, endsAt, holdId: null, chosen: true };
  rows.put('rescheduleOptions', option);
  notify(world, guest, {
    kind: 'accept_reschedule_appointment',
    shop,
    title: `${shop.sketch.name} confirmed your new time`,
    message: `${when(appointment, startsAt)}, ${what(appointment)}.`,
    at: decided.at,
    refId: appointment.appointmentId,
    targetUrl: APPOINTMENTS_URL,
    appointment,
    seen: decided.at < world.now - DAY,
  });
}
