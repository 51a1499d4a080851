import { autoAcceptAt } from '@thyme/domain/bookings';
import { DAY, formatDayTime, type Instant, wallOf } from '@thyme/domain/time';
import type { BookedVisit } from '../books/add-visit.ts';
import { takeTime } from '../diary/find-time.ts';
import type { World } from '../world.ts';
import { APPOINTMENTS_URL, notify } from './notify.ts';

const when = ({ shop }: BookedVisit, at: Instant) => formatDayTime(wallOf(shop.zone, at));
const what = ({ services = [] }: BookedVisit) =>
  services.map(({ pricing }) => pricing.name.toLowerCase()).join(' and ');

interface Proposal {
  by: 'guest' | 'business';
  at: Instant;
  note: string;
  /** Earliest moments for the proposed times, first choice first. */
  wishes: readonly Instant[];
}

/** Requests a new time for an appointment. Every proposed time is held until the request is answered. */
export function proposeTimes(world: World, visit: BookedVisit, { by, at, note, wishes }: Proposal) {
  const { rows } = world;
  const { shop, services = [] } = visit;
  const { id: businessId } = shop;
  const answerBy = autoAcceptAt(at);
  const proposalId = rows.add('rescheduleProposals', {
    businessId,
    appointmentId: visit.appointmentId,
    proposedBy: by,
    status: 'open',
    note,
    previousStartsAt: visit.startsAt,
    createdAt: at,
    autoAcceptAt: answerBy,
  });
  return wishes.map((wish, index) => {
    const placed = takeTime(
      shop,
      services.map(({ pricing }) => pricing),
      wish,
    );
    const userId = visit.guest.id;
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

/** A shop asks a guest to reschedule. */
export function shopAsksToMove(world: World, visit: BookedVisit, proposal: Omit<Proposal, 'by'>) {
  const { shop, guest } = visit;
  const [first = 0] = proposeTimes(world, visit, { ...proposal, by: 'business' });
  notify(world, guest, {
    kind: 'reschedule_request',
    shop,
    title: `${shop.sketch.name} would like to move your ${what(visit)}`,
    message: `Was ${when(visit, visit.startsAt)}. Proposed ${when(visit, first)}. “${proposal.note}”`,
    at: proposal.at,
    refId: visit.appointmentId,
    targetUrl: APPOINTMENTS_URL,
    visit,
  });
}

/** An appointment that was moved some days ago, with its notification. */
export function wasMoved(
  world: World,
  visit: BookedVisit,
  decided: { by: 'guest' | 'business' | 'system'; at: Instant },
) {
  const { rows } = world;
  const { shop, guest, startsAt, endsAt } = visit;
  const proposalId = rows.add('rescheduleProposals', {
    businessId: shop.id,
    appointmentId: visit.appointmentId,
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
    message: `${when(visit, startsAt)}, ${what(visit)}.`,
    at: decided.at,
    refId: visit.appointmentId,
    targetUrl: APPOINTMENTS_URL,
    visit,
    seen: decided.at < world.now - DAY,
  });
}
