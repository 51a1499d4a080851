import type { PlaceBefore } from '@thyme/db/schema';
import { moveAppointment } from '@thyme/domain/bookings';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { listChairsOf, readShop, whyShut } from '../../availability/index.ts';
import type { LockedAppointment } from '../appointments/change-store.ts';
import { appointmentRefusal } from '../appointments/refusals.ts';
import { factsOf } from '../reschedule/propose.ts';
import { carryOutMove } from './move.ts';
import { placesNow } from './put.ts';
import { tellWays } from './tell.ts';
import { type Wanted, wantedPlaces } from './wanted.ts';

export interface Colleague {
  name: string;
  before: PlaceBefore[];
  wanted: Wanted;
}

/**
 * A colleague who does the services of an absent person, and is free at the appointment's own time. Any clash, which is
 * only a warning at the desk, excludes a colleague.
 */
export async function findColleague(tx: UnitOfWork, locked: LockedAppointment): Promise<Colleague | null> {
  const { businessId } = locked.appointment;
  const shop = await readShop(tx.db, businessId, { withHidden: true });
  if (!shop || locked.lines.some(({ isGroup }) => isGroup)) return null;
  const before = await placesNow(tx, locked);
  const gone = before.find(({ chairId, startsAt, minutes }) =>
    whyShut(shop, { chairId, startsAt, endsAt: startsAt + minutes * 60, isClass: false }),
  );
  if (!gone) return null;
  const names = new Map((await listChairsOf(tx.db, businessId)).map(({ id, name, person }) => [id, person ?? name]));
  for (const chairId of shop.chairs) {
    if (before.some((place) => place.chairId === chairId)) continue;
    const wanted = await wantedPlaces(tx, locked, before, { lineId: gone.lineId, chairId });
    if (wanted.ok && wanted.value.clashes.length === 0)
      return { name: names.get(chairId) ?? '', before, wanted: wanted.value };
  }
  return null;
}

/** Moves an appointment to that colleague and notifies the guest. Returns the refusal, or null when done. */
export async function takeOver(tx: UnitOfWork, memberId: number, locked: LockedAppointment): Promise<string | null> {
  const next = moveAppointment(factsOf(locked), 'move', 'business', tx.clock.now());
  if (!next.ok) return appointmentRefusal(next.refusal, 'reschedule');
  const colleague = await findColleague(tx, locked);
  if (!colleague) return 'Nobody else is free at this time any more. Please decide again.';
  const { before, wanted } = colleague;
  const [tell = 'nobody'] = await tellWays(tx, locked.appointment);
  await carryOutMove(tx, { memberId, locked, before, wanted, status: next.value, tell });
  return null;
}
