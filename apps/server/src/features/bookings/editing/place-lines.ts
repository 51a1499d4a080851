import type { Clash } from '@thyme/domain/bookings';
import { dateAt } from '@thyme/domain/time';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { announceAtCommit, type Offer, type Shop } from '../../availability/index.ts';
import type { LockedAppointment } from '../appointments/change-store.ts';
import { type CheckedPlace, checkPlaces } from '../moving/clashes.ts';
import { putAt } from '../moving/put.ts';
import { endProposal } from '../reschedule/end.ts';
import { deleteLines, insertLine, updateLine } from './lines-store.ts';
import type { WantedLine } from './wanted-lines.ts';

export interface PlacedEdit {
  lines: readonly WantedLine[];
  places: CheckedPlace[];
  clashes: Clash[];
  /** Whether people, lengths or services change, and not only prices. */
  isMoved: boolean;
}

/** The places of the lines after the edit, and their clashes. Lines that do not move cause no new clash. */
export async function placeLines(
  tx: UnitOfWork,
  {
    locked,
    shop,
    lines,
    offers,
  }: { locked: LockedAppointment; shop: Shop; lines: WantedLine[]; offers: Map<number, Offer> },
): Promise<PlacedEdit> {
  const { appointment, proposal } = locked;
  const now = new Map(locked.lines.map((line) => [line.id, line]));
  const isMoved =
    lines.length !== locked.lines.length ||
    lines.some(({ id, chairId, startsAt, minutes }) => {
      const line = id === null ? undefined : now.get(id);
      return line?.chairId !== chairId || line.startsAt !== startsAt || line.durationMinutes !== minutes;
    });
  if (!isMoved) return { lines, places: [], clashes: [], isMoved };
  const places = lines.map(({ id, chairId, startsAt, minutes, pricingId }) => {
    const cleanUp = offers.get(pricingId)?.bufferMinutes ?? shop.bufferMinutes;
    const busyUntil = startsAt + (minutes + cleanUp) * 60;
    return { lineId: id, chairId, startsAt, minutes, pricingId, busyUntil };
  });
  const except = [{ appointmentId: appointment.id, proposalId: proposal?.id ?? null }];
  const staysOn = new Set(locked.lines.flatMap(({ chairId }) => chairId ?? []));
  const checked = await checkPlaces(tx, { shop, offers, except, staysOn }, places);
  // Its own time today may have started; that is not a new clash.
  return { lines, places: checked.places, clashes: checked.clashes.filter(({ key }) => key !== 'past'), isMoved };
}

/** Stores the lines and their times; freed times are offered once the edit is final. An open proposal was for the old length, so it ends. */
export async function putLines(
  tx: UnitOfWork,
  {
    locked,
    placed,
    status,
  }: { locked: LockedAppointment; placed: PlacedEdit; status: LockedAppointment['appointment']['status'] },
): Promise<Pick<LockedAppointment['appointment'], 'status' | 'endsAt'>> {
  const { appointment, zone, proposal } = locked;
  const { businessId, id: appointmentId } = appointment;
  const kept = new Set(placed.lines.map(({ id }) => id));
  await deleteLines(
    tx.db,
    businessId,
    locked.lines.map(({ id }) => id).filter((id) => !kept.has(id)),
  );
  const ids: number[] = [];
  for (const [position, line] of placed.lines.entries()) {
    const { chairId, startsAt, minutes: durationMinutes, price, specialPrice } = line;
    const values = { chairId, startsAt, durationMinutes, position, price, specialPrice };
    if (line.id !== null) await updateLine(tx.db, { businessId, id: line.id }, values);
    const { pricingId, name: serviceName, specialDeposit } = line;
    ids.push(
      line.id ??
        (await insertLine(tx.db, { businessId, appointmentId, pricingId, serviceName, specialDeposit, ...values })),
    );
  }
  if (!placed.isMoved) return { status: appointment.status, endsAt: appointment.endsAt };
  if (proposal)
    await endProposal(tx, locked, {
      status: proposal.proposedBy === 'business' ? 'withdrawn' : 'declined',
      at: tx.clock.now(),
      by: 'business',
    });
  await putAt(
    tx,
    locked,
    placed.places.map((place, index) => ({ ...place, lineId: ids[index] ?? null })),
  );
  await announceAtCommit(tx, businessId, [dateAt(zone, appointment.startsAt)]);
  const endsAt = Math.max(...placed.lines.map(({ startsAt, minutes }) => startsAt + minutes * 60));
  return { status, endsAt };
}
