import type { Clash } from '@thyme/domain/bookings';
import type { Minor } from '@thyme/domain/money';
import type { Services } from '../../../../platform/services.ts';
import { inTransaction } from '../../../../platform/unit-of-work.ts';
import { reachesChairs } from '../../../access/index.ts';
import { NOT_FOUND } from '../../appointments/change-status.ts';
import { lockAppointment, lockGroup } from '../../appointments/change-store.ts';
import type { MoveRequest } from '../move.ts';
import { moversOf } from '../move-group.ts';
import { placesNow } from '../put.ts';
import { chairsOf, instantWish, NO_SUCH_TIME } from '../wish.ts';
import { wantedMessage } from '../words.ts';
import { priceWithNewPerson } from './new-person-price.ts';

export interface MovePreview {
  message: string;
  clashes: Clash[];
  /** What it would cost with the prices of the person it goes to; null where they ask for nothing else. */
  newTotal: Minor | null;
}

const refused = (message: string): MovePreview => ({ message, clashes: [], newTotal: null });

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
    return { message: '', clashes, newTotal: (mover && priceWithNewPerson(mover)?.total) ?? null };
  });
}
