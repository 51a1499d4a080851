import type { Clash } from '@thyme/domain/bookings';
import type { Minor } from '@thyme/domain/money';
import { type WallSeconds, wallOf } from '@thyme/domain/time';
import type { Services } from '../../../../platform/services.ts';
import { inTransaction, type UnitOfWork } from '../../../../platform/unit-of-work.ts';
import { reachesChairs } from '../../../access/index.ts';
import { NOT_FOUND } from '../../appointments/change-status.ts';
import { lockAppointment, lockGroup } from '../../appointments/change-store.ts';
import { movedWords } from '../../notifications/desk-move.ts';
import type { MoveRequest } from '../move.ts';
import { type Mover, moversOf } from '../move-group.ts';
import { isEdit, listOpenMoves } from '../move-store.ts';
import { placesNow } from '../put.ts';
import { chairsOf, instantWish, NO_SUCH_TIME } from '../wish.ts';
import { wantedMessage } from '../words.ts';
import { priceWithNewPerson } from './new-person-price.ts';
import { nextClear } from './next-clear.ts';

export interface MovePreview {
  message: string;
  clashes: Clash[];
  /** What it would cost with the prices of the person it goes to; null where they ask for nothing else. */
  newTotal: Minor | null;
  /** The standard words to the guest. */
  guestMessage: string;
  /** The next start without a clash. */
  nextClear: WallSeconds | null;
}

const refused = (message: string): MovePreview => ({
  message,
  clashes: [],
  newTotal: null,
  guestMessage: '',
  nextClear: null,
});

/** As the guest would read it: from the place they last heard of. */
async function standardMessage(tx: UnitOfWork, { locked: { appointment }, wanted }: Mover): Promise<string> {
  const { businessId, id: appointmentId } = appointment;
  const [open] = (await listOpenMoves(tx.db, businessId, appointmentId)).filter((one) => !isEdit(one));
  const startsAt = Math.min(...wanted.places.map((place) => place.startsAt));
  const endsAt = Math.max(...wanted.places.map((place) => place.startsAt + place.minutes * 60));
  const from = open?.previousStartsAt ?? appointment.startsAt;
  const expected = { startsAt, endsAt, isCall: appointment.kind === 'consultation' };
  return movedWords(tx, { businessId, appointmentId, from, expected });
}

/** What would speak against a move and what it would cost, without making it. */
export async function previewMove(
  services: Services,
  memberId: number,
  { id, wish, wholeGroup }: Pick<MoveRequest, 'id' | 'wish' | 'wholeGroup'>,
): Promise<MovePreview> {
  return inTransaction(services, async (tx) => {
    await lockGroup(tx.db, id);
    const locked = await lockAppointment(tx.db, id, { memberId });
    if (!locked || !(await reachesChairs(tx.db, { memberId, ...locked.appointment }, chairsOf(wish))))
      return refused(NOT_FOUND);
    const at = instantWish(locked, wish);
    if (!at) return refused(NO_SUCH_TIME);
    const held = { locked, before: await placesNow(tx, locked), status: locked.appointment.status };
    const wanted = await moversOf(tx, memberId, held, { wish: at, wholeGroup });
    if (!wanted.ok) return refused(wantedMessage(wanted.refusal));
    const { clashes, movers } = wanted.value;
    const [mover] = movers;
    if (!mover) return refused(NOT_FOUND);
    const next = clashes.length > 0 ? await nextClear(tx, memberId, mover, { wish: at, wholeGroup }) : null;
    return {
      message: '',
      clashes,
      newTotal: priceWithNewPerson(mover)?.total ?? null,
      guestMessage: await standardMessage(tx, mover),
      nextClear: next === null ? null : wallOf(locked.zone, next),
    };
  });
}
