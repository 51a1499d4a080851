import type { Need } from '@thyme/domain/people';
import type { WallSeconds } from '@thyme/domain/time';
import type { Services } from '../../platform/services.ts';
import { inTransaction, type UnitOfWork } from '../../platform/unit-of-work.ts';
import { lockBusiness, type Membership, requireMembership } from '../access/index.ts';
import type { Viewer } from '../accounts/index.ts';
import { writeAuditEntry } from '../audit/index.ts';
import { shareCalendar, takeCalendar } from './calendar-lock.ts';
import { type AppointmentChoice, type Conflict, upcomingAppointments } from './conflict.ts';
import { businessChanged } from './hooks.ts';

/** The owner's decision about an appointment that conflicts with an edit. */
export interface Decision {
  appointmentId: number;
  choice: AppointmentChoice;
}

export interface OpenConflict extends Conflict {
  zone: string;
  /** The times that would be proposed. */
  nearest: WallSeconds[];
  /** The times that would be proposed to its whole group. */
  nearestForAll: WallSeconds[];
  /** The colleague who would take it over. */
  colleague: string | null;
}

export interface ChangeAnswer {
  status: 0 | 1;
  message: string;
  id: number | null;
  /** Conflicts that need a decision before the edit can be applied. */
  conflicts: OpenConflict[];
}

export interface ShopChange {
  businessId: number;
  action: string;
  subject: string;
  /** The owner and managers by default. */
  need?: Need;
  /** False for edits that cannot conflict with bookings. */
  mayOrphan?: boolean;
  decisions?: readonly Decision[];
  /** The note that guests read with a cancellation or a proposal. */
  note?: string;
}

export interface Done {
  id?: number | string | null;
  message: string;
  changes?: object;
}

export interface EditContext {
  tx: UnitOfWork;
  membership: Membership;
  memberId: number;
  now: number;
  /** Applies the owner's decisions about these conflicts, or aborts the edit so that they are requested. */
  settle(conflicts: readonly Conflict[]): Promise<void>;
}

/** Aborts an edit: everything it wrote is rolled back, and the message is returned. */
export class Refused extends Error {}

class Undecided extends Error {
  readonly conflicts: OpenConflict[];
  constructor(conflicts: OpenConflict[]) {
    super('undecided');
    this.conflicts = conflicts;
  }
}

/**
 * Applies an owner's edit of a shop completely or not at all, one at a time, with an audit entry. If upcoming
 * appointments conflict with it, nothing changes until each has a decision.
 */
export async function changeShop(
  services: Services,
  viewer: Viewer,
  change: ShopChange,
  work: (hands: EditContext) => Promise<Done>,
): Promise<ChangeAnswer> {
  const { businessId, action, subject, need = 'manager', mayOrphan = false } = change;
  const membership = await requireMembership(services, viewer, businessId, need);
  try {
    return await inTransaction(services, async (tx) => {
      if (mayOrphan) await takeCalendar(tx.db, businessId);
      // Some edits take times too; the calendar lock comes before any row lock.
      else await shareCalendar(tx.db, businessId);
      await lockBusiness(tx.db, businessId);
      const now = tx.clock.now();
      const look = { businessId, zone: membership.zone, now };
      const settled = new Set<number>();
      const settle = (conflicts: readonly Conflict[]) =>
        settleAll({ tx, membership, viewer, change, settled }, conflicts);
      const before = mayOrphan ? await upcomingAppointments.get().listConflicts(tx.db, look) : new Map();
      const done = await work({ tx, membership, memberId: viewer.id, now, settle });
      if (mayOrphan) {
        const after = await upcomingAppointments.get().listConflicts(tx.db, look);
        await settle([...after.values()].filter(({ appointmentId: id }) => !before.has(id) && !settled.has(id)));
        await upcomingAppointments.get().releaseHolds(tx, businessId);
      }
      await businessChanged(tx, { businessId });
      const decisions = (change.decisions ?? []).filter(({ appointmentId }) => settled.has(appointmentId));
      const changes = { ...done.changes, ...(decisions.length > 0 ? { decisions } : {}) };
      await writeAuditEntry(tx, {
        businessId,
        actorId: viewer.id,
        action,
        subject,
        subjectId: done.id ?? null,
        changes,
      });
      return { status: 1, message: done.message, id: typeof done.id === 'number' ? done.id : null, conflicts: [] };
    });
  } catch (error) {
    if (error instanceof Undecided)
      return { status: 0, message: questionOf(error.conflicts.length), id: null, conflicts: error.conflicts };
    if (error instanceof Refused) return { status: 0, message: error.message, id: null, conflicts: [] };
    throw error;
  }
}

const questionOf = (count: number) =>
  count === 1
    ? 'One appointment clashes with this. Please decide what happens to it.'
    : `${count} appointments clash with this. Please decide what happens to them.`;

interface Settling {
  tx: UnitOfWork;
  membership: Membership;
  viewer: Viewer;
  change: ShopChange;
  settled: Set<number>;
}

async function settleAll(
  { tx, membership, viewer, change, settled }: Settling,
  conflicts: readonly Conflict[],
): Promise<void> {
  const chosen = new Map((change.decisions ?? []).map(({ appointmentId, choice }) => [appointmentId, choice]));
  const decided = conflicts.flatMap(({ appointmentId: id, choices, scheduleIds, unitIds }) => {
    const choice = chosen.get(id);
    return choice !== undefined && choices.includes(choice) ? [{ id, choice, scheduleIds, unitIds }] : [];
  });
  if (decided.length < conflicts.length) {
    const undecided: OpenConflict[] = [];
    for (const conflict of conflicts) {
      const key = { memberId: viewer.id, id: conflict.appointmentId };
      const nearest = conflict.choices.includes('propose')
        ? await upcomingAppointments.get().alternativeTimes(tx, key)
        : [];
      const colleague = conflict.choices.includes('move')
        ? await upcomingAppointments.get().freeColleague(tx, { ...key, unitIds: conflict.unitIds })
        : null;
      const nearestForAll = conflict.choices.includes('propose-group')
        ? await upcomingAppointments.get().alternativeTimes(tx, { ...key, wholeGroup: true })
        : [];
      const isPossible = {
        propose: nearest.length > 0,
        'propose-group': nearestForAll.length > 0,
        move: colleague !== null,
        keep: true,
        cancel: true,
      };
      const choices = conflict.choices.filter((choice) => isPossible[choice]);
      undecided.push({ ...conflict, choices, nearest, nearestForAll, colleague, zone: membership.zone });
    }
    throw new Undecided(undecided);
  }
  for (const decision of decided) {
    settled.add(decision.id);
    const refusal = await upcomingAppointments.get().carryOut(tx, {
      memberId: viewer.id,
      note: change.note ?? '',
      ...decision,
    });
    if (refusal !== null) throw new Refused(refusal);
  }
}
