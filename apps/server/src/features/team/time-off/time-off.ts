import { type AbsenceKind, absenceProblem, isAllowed } from '@thyme/domain/people';
import { tidyLine } from '@thyme/domain/text';
import { addDays, dateAt, datesIn, endOfDay, formatDay, type LocalDate, startOfDay, wallAt } from '@thyme/domain/time';
import { invalidInput } from '../../../graphql/errors.ts';
import type { Services } from '../../../platform/services.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { announceDeskAtCommit } from '../../../realtime/desk-events.ts';
import { type Membership, requireMembership } from '../../access/index.ts';
import type { Viewer } from '../../accounts/index.ts';
import { announceAtCommit, capacityAdded, findChair } from '../../availability/index.ts';
import {
  type ChangeAnswer,
  type Conflict,
  changeShop,
  type Decision,
  type EditContext,
  Refused,
  upcomingAppointments,
} from '../../edits/index.ts';
import { notify } from '../../notifications/index.ts';
import { takeOffSale } from './off-sale.ts';
import * as store from './store.ts';

const GONE = 'This time off could not be found.';
const KIND_WORDS: Record<AbsenceKind, string> = {
  sick: 'Sick',
  holiday: 'Holiday',
  training: 'Training',
  other: 'Away',
};

export interface Absence extends store.AbsenceRow {
  name: string;
  firstDay: LocalDate;
  lastDay: LocalDate;
}

/** Staff see their own. */
export async function readAbsences(services: Services, viewer: Viewer, businessId: number): Promise<Absence[]> {
  const membership = await requireMembership(services, viewer, businessId);
  const { zone, ownChairId } = membership;
  const runsShop = isAllowed(membership, 'manager');
  if (!runsShop && ownChairId === null) return [];
  const chairId = runsShop ? null : ownChairId;
  const rows = await store.listAbsences(services.db, businessId, { now: services.clock.now(), chairId });
  return rows.map(({ absence, name }) => ({ ...absence, name, ...daysOf(absence, zone) }));
}

const daysOf = ({ startsAt, endsAt }: store.AbsenceRow, zone: string) => ({
  firstDay: dateAt(zone, startsAt),
  lastDay: addDays(dateAt(zone, endsAt), -1),
});

export interface AbsenceForm {
  businessId: number;
  /** The member's own if left out. */
  personId: number | null;
  from: LocalDate;
  to: LocalDate;
  kind: AbsenceKind;
  note: string;
  decisions: readonly Decision[];
  /** The reason that guests read with a cancellation or a proposal. */
  noteToGuests: string;
}

/** The person it is for: anyone for the owner and managers, only themselves for staff. */
async function personOf({ tx, membership }: EditContext, { businessId, personId }: AbsenceForm) {
  const own = membership.ownChairId;
  const runsShop = isAllowed(membership, 'manager');
  if (!runsShop && personId !== null && personId !== own)
    throw invalidInput({ person_id: ['You can ask for your own time off only.'] });
  const id = runsShop ? (personId ?? own) : own;
  const chair = id === null ? null : await findChair(tx.db, businessId, id);
  if (!chair)
    throw invalidInput({
      person_id: [runsShop ? 'Please choose a person.' : 'Your login has no column in the calendar yet.'],
    });
  return { id: chair.id, name: chair.person ?? chair.name };
}

/** An entry by the owner or a manager takes effect at once; that of staff waits for one of them. */
export async function addAbsence(services: Services, viewer: Viewer, form: AbsenceForm): Promise<ChangeAnswer> {
  const { businessId, from, to, kind, decisions } = form;
  const runsShop = isAllowed(await requireMembership(services, viewer, businessId), 'manager');
  const change = {
    businessId,
    action: runsShop ? 'add-absence' : 'ask-absence',
    subject: 'person',
    need: 'staff' as const,
    mayOrphan: runsShop,
    decisions,
    note: form.noteToGuests,
  };
  return changeShop(services, viewer, change, async (hands) => {
    const { tx, membership, memberId, now } = hands;
    const problem = absenceProblem({ from, to }, dateAt(membership.zone, now));
    if (problem) throw invalidInput({ [problem.field]: [problem.message] });
    const person = await personOf(hands, form);
    const span = { startsAt: startOfDay(membership.zone, from), endsAt: endOfDay(membership.zone, to) };
    const row = { businessId, chairId: person.id, kind, note: tidyLine(form.note), ...span };
    if (await store.hasOverlap(tx.db, row)) throw new Refused(`${person.name} is away on some of these days already.`);
    const changes = { person: person.name, days: daysWords(from, to), kind };
    if (!runsShop) {
      const id = await store.insertAbsence(tx.db, { ...row, status: 'asked', askedBy: memberId, createdAt: now });
      await askForIt(tx, { businessId, id, memberId, name: person.name, days: daysWords(from, to), kind });
      return { id, message: 'Asked. You’ll hear when it’s decided.', changes };
    }
    const id = await inForce(hands, row.chairId, { from, to, words: KIND_WORDS[kind] }, (answer) =>
      store.insertAbsence(tx.db, { ...row, ...answer, askedBy: memberId, createdAt: now }),
    );
    return { id, message: `${person.name} is off ${daysWords(from, to)}.`, changes };
  });
}

/** 'Tue 16 Jun', 'Tue 16 Jun to Thu 18 Jun'. */
function daysWords(from: LocalDate, to: LocalDate): string {
  const [first, last] = [from, to].map((date) => formatDay(wallAt(date)));
  return from === to ? `on ${first}` : `from ${first} to ${last}`;
}

interface Answer {
  status: 'approved';
  answeredBy: number;
  answeredAt: number;
}

/** Takes the days off sale: existing bookings are decided first, then the rest is blocked. Only conflicts that this absence causes are listed. */
async function inForce(
  hands: EditContext,
  chairId: number,
  { from, to, words }: { from: LocalDate; to: LocalDate; words: string },
  write: (answer: Answer) => Promise<number>,
): Promise<number> {
  const { tx, membership, memberId, now } = hands;
  const { businessId, zone } = membership;
  const list = () => upcomingAppointments.get().listConflicts(tx.db, { businessId, zone, now });
  const before = await list();
  const id = await write({ status: 'approved', answeredBy: memberId, answeredAt: now });
  const after = await list();
  await hands.settle([...after.values()].filter((one: Conflict) => !before.has(one.appointmentId)));
  const span = { from: Math.max(startOfDay(zone, from), now), to: endOfDay(zone, to) };
  const timeBlockId = await takeOffSale(tx, { businessId, chairId, memberId, zone, note: words, ...span });
  await store.updateAbsence(tx.db, { businessId, id }, { timeBlockId });
  await announceAtCommit(tx, businessId, datesIn({ from, to }).slice(0, 62));
  return id;
}

interface Asking {
  businessId: number;
  id: number;
  memberId: number;
  name: string;
  days: string;
  kind: AbsenceKind;
}

async function askForIt(tx: UnitOfWork, { businessId, id, memberId, name, days, kind }: Asking): Promise<void> {
  for (const userId of await store.listRunners(tx.db, businessId))
    await notify(tx, {
      userId,
      senderId: memberId,
      businessId,
      refId: id,
      kind: 'time_off',
      title: `${name} asks for time off ${days}`,
      message: `${KIND_WORDS[kind]}. Answer under Team, Time off.`,
      dedupeKey: `time-off:${id}:${userId}`,
    });
  await announceDeskAtCommit(tx, businessId);
}

export interface AnswerForm {
  businessId: number;
  id: number;
  approve: boolean;
  decisions: readonly Decision[];
  noteToGuests: string;
}

/** The owner or a manager approves or declines; the person is notified. */
export function answerAbsence(services: Services, viewer: Viewer, form: AnswerForm): Promise<ChangeAnswer> {
  const { businessId, id, approve, decisions } = form;
  const action = approve ? 'allow-absence' : 'decline-absence';
  const change = { businessId, action, subject: 'person', mayOrphan: approve, decisions, note: form.noteToGuests };
  return changeShop(services, viewer, change, async (hands) => {
    const { tx, membership, memberId, now } = hands;
    const asked = await store.findAbsence(tx.db, businessId, id);
    if (!asked) throw new Refused(GONE);
    if (asked.status !== 'asked') throw new Refused('This has been answered already.');
    const { firstDay, lastDay } = daysOf(asked, membership.zone);
    const words = daysWords(firstDay, lastDay);
    if (approve)
      await inForce(
        hands,
        asked.chairId,
        { from: firstDay, to: lastDay, words: KIND_WORDS[asked.kind] },
        async (answer) => {
          await store.updateAbsence(tx.db, { businessId, id }, answer);
          return id;
        },
      );
    else
      await store.updateAbsence(
        tx.db,
        { businessId, id },
        { status: 'declined', answeredBy: memberId, answeredAt: now },
      );
    await tellAsker(tx, asked, { membership, memberId, words, approve });
    return { id, message: approve ? 'Allowed.' : 'Declined.', changes: { days: words } };
  });
}

interface Told {
  membership: Membership;
  memberId: number;
  words: string;
  approve: boolean;
}

async function tellAsker(tx: UnitOfWork, asked: store.AbsenceRow, told: Told): Promise<void> {
  await notify(tx, {
    userId: asked.askedBy,
    senderId: told.memberId,
    businessId: asked.businessId,
    refId: asked.id,
    kind: 'time_off',
    title: told.approve ? `You’re off ${told.words}` : `Your time off ${told.words} was declined`,
    message: told.approve ? 'It’s in the calendar.' : `Please talk to the owner of ${told.membership.name}.`,
    dedupeKey: `time-off-answer:${asked.id}`,
  });
}

/** Ends an absence, or withdraws a request: staff their own request, the owner and managers any. */
export function endAbsence(
  services: Services,
  viewer: Viewer,
  { businessId, id }: { businessId: number; id: number },
): Promise<ChangeAnswer> {
  const change = { businessId, action: 'end-absence', subject: 'person', need: 'staff' as const };
  return changeShop(services, viewer, change, async ({ tx, membership, now }) => {
    const found = await store.findAbsence(tx.db, businessId, id);
    const isOwn = found !== null && found.chairId === membership.ownChairId;
    const runsShop = isAllowed(membership, 'manager');
    if (!found || (!runsShop && !isOwn)) throw new Refused(GONE);
    if (!runsShop && found.status === 'approved')
      throw new Refused('This has been allowed. Please ask the owner to change it.');
    await store.deleteAbsence(tx.db, found);
    const { firstDay, lastDay } = daysOf(found, membership.zone);
    if (found.status === 'approved') {
      await capacityAdded(tx, { businessId, hasMore: (date) => date >= firstDay && date <= lastDay });
      const [from = firstDay] = [firstDay, dateAt(membership.zone, now)].sort().slice(-1);
      await announceAtCommit(tx, businessId, datesIn({ from, to: lastDay }).slice(0, 62));
    }
    return { id, message: 'Removed.', changes: { days: daysWords(firstDay, lastDay) } };
  });
}
