import type { PlaceBefore } from '@thyme/db/schema';
import { type Clash, moveAppointment } from '@thyme/domain/bookings';
import { ok, type Result, refuse } from '@thyme/domain/result';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { type LockedAppointment, listGroupIds, lockAppointment } from '../appointments/change-store.ts';
import { factsOf } from '../reschedule/propose.ts';
import { addClash, markShared, rowsBeside } from './beside.ts';
import { placesNow } from './put.ts';
import type { TakenRow } from './taken-store.ts';
import { type PlaceWish, type Wanted, type WantedRefusal, wantedPlaces } from './wanted.ts';

/** An appointment that is about to move. */
export interface Mover {
  locked: LockedAppointment;
  before: PlaceBefore[];
  wanted: Wanted;
  status: LockedAppointment['appointment']['status'];
}

export interface Movers {
  /** The dragged one comes first. */
  movers: Mover[];
  clashes: Clash[];
}

type Held = Pick<Mover, 'locked' | 'before' | 'status'>;

const nameOf = ({ appointment: { companion } }: LockedAppointment) => companion || 'the guest who booked';

/**
 * The places of a whole group after a move: the others keep their people and their distance in time to the dragged one.
 * Those that cannot be moved any more, such as cancelled ones, stay.
 */
export async function groupMovers(
  tx: UnitOfWork,
  memberId: number,
  held: Held,
  wish: PlaceWish,
): Promise<Result<Movers, WantedRefusal>> {
  const others = await othersOf(tx, memberId, held.locked);
  if (!others) return refuse('not-reached');
  const all = [held, ...others];
  const members = all.map(({ locked: { appointment, proposal } }) => ({
    appointmentId: appointment.id,
    proposalId: proposal?.id ?? null,
  }));
  const beside: TakenRow[] = [];
  const clashes = new Map<string, Clash>();
  const movers: Mover[] = [];
  for (const [index, one] of all.entries()) {
    const shift = (movers[0] ? startOf(movers[0]) : 0) - held.locked.appointment.startsAt;
    const own = index === 0 ? wish : { startsAt: one.locked.appointment.startsAt + shift };
    const wanted = await wantedPlaces(tx, one.locked, one.before, own, { members, beside });
    if (!wanted.ok) return wanted;
    movers.push({ ...one, wanted: wanted.value });
    beside.push(...rowsBeside(wanted.value.places, index, nameOf(one.locked)));
    for (const clash of wanted.value.clashes) addClash(clashes, clash, index);
  }
  const shared = markShared(movers.map(({ wanted }) => wanted.places));
  return ok({
    movers: movers.map((mover, index) => ({
      ...mover,
      wanted: { ...mover.wanted, places: shared[index] ?? mover.wanted.places },
    })),
    clashes: [...clashes.values()],
  });
}

/** One appointment, or the whole group it is of. */
export async function moversOf(
  tx: UnitOfWork,
  memberId: number,
  held: Held,
  { wish, wholeGroup }: { wish: PlaceWish; wholeGroup: boolean },
): Promise<Result<Movers, WantedRefusal>> {
  if (wholeGroup) return groupMovers(tx, memberId, held, wish);
  const wanted = await wantedPlaces(tx, held.locked, held.before, wish);
  return wanted.ok ? ok({ movers: [{ ...held, wanted: wanted.value }], clashes: wanted.value.clashes }) : wanted;
}

const startOf = ({ wanted }: Mover) => Math.min(...wanted.places.map(({ startsAt }) => startsAt));

/** Null if one of them is with a person whose appointments the member may not change. */
async function othersOf(tx: UnitOfWork, memberId: number, { appointment }: LockedAppointment): Promise<Held[] | null> {
  const others: Held[] = [];
  for (const id of await listGroupIds(tx.db, appointment)) {
    if (id === appointment.id) continue;
    const locked = await lockAppointment(tx.db, id, 'system');
    const next = locked && moveAppointment(factsOf(locked), 'move', 'business', tx.clock.now());
    if (!locked || !next?.ok) continue;
    if (!(await lockAppointment(tx.db, id, { memberId }))) return null;
    others.push({ locked, before: await placesNow(tx, locked), status: next.value });
  }
  return others;
}
