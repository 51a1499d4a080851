import { answerBy, type NotificationAction, openActions } from '@thyme/domain/notifications';
import type { Services } from '../../platform/services.ts';
import { listOffers, listProposals, listWarnings } from './question-store.ts';
import type { NotificationRow } from './store.ts';

/** The actions that a guest can still take on a notification, and their deadline. */
export interface Question {
  actions: readonly NotificationAction[];
  answerBy: number | null;
}

const SETTLED: Question = { actions: [], answerBy: null };

/** A notification is written with its cause or a second later; an older one belongs to an earlier cause. */
const isFrom = ({ createdAt }: NotificationRow, at: number | null) => at !== null && createdAt >= at;

/** A question is closed once it is answered, by the guest in any tab or automatically. */
export async function openQuestions(
  { db, clock }: Services,
  userId: number,
  rows: readonly NotificationRow[],
): Promise<Question[]> {
  const now = clock.now();
  const refs = (kind: string) => rows.flatMap((row) => (row.kind === kind && row.refId !== null ? [row.refId] : []));
  const [appointments, offers, businesses] = [
    refs('reschedule_request'),
    refs('waiting_list_offer'),
    refs('blocked_warning'),
  ];
  const proposals = appointments.length > 0 ? await listProposals(db, appointments) : [];
  const offered = offers.length > 0 ? await listOffers(db, offers) : [];
  const warnings = businesses.length > 0 ? await listWarnings(db, userId, businesses, now) : [];
  return rows.map((row): Question => {
    const open: Question = {
      actions: openActions(row.kind, row.createdAt, now),
      answerBy: answerBy(row.kind, row.createdAt) ?? null,
    };
    switch (row.kind) {
      case 'reschedule_request': {
        const proposal = proposals.find((one) => one.appointmentId === row.refId && isFrom(row, one.createdAt));
        return proposal ? { actions: open.actions, answerBy: proposal.answerBy } : SETTLED;
      }
      case 'waiting_list_offer': {
        const offer = offered.find(({ id }) => id === row.refId);
        return offer && offer.answerBy > now ? { actions: open.actions, answerBy: offer.answerBy } : SETTLED;
      }
      case 'blocked_warning': {
        const warning = warnings.find((one) => one.businessId === row.refId && isFrom(row, one.warnedAt));
        if (!warning) return SETTLED;
        const isOpen = { 'book-call': !warning.hasCall, 'cancel-future': warning.hasComing };
        const actions = open.actions.filter((action) => isOpen[action as keyof typeof isOpen]);
        // The required call is booked, so there is no deadline any more.
        return { actions, answerBy: actions.includes('book-call') ? open.answerBy : null };
      }
      default:
        return open;
    }
  });
}
