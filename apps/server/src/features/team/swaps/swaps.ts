import { isAllowed, type SwapProblem, type SwappedDay, swapDays, swapProblem } from '@thyme/domain/people';
import { tidyLine } from '@thyme/domain/text';
import { dateAt, formatDay, type LocalDate, wallAt } from '@thyme/domain/time';
import { invalidInput } from '../../../graphql/errors.ts';
import type { Services } from '../../../platform/services.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { announceDeskAtCommit } from '../../../realtime/desk-events.ts';
import { type Membership, requireMembership } from '../../access/index.ts';
import type { Viewer } from '../../accounts/index.ts';
import { findChair, listHours, setDate, worksBy } from '../../availability/index.ts';
import { type ChangeAnswer, changeShop, type Decision, type EditContext, Refused } from '../../edits/index.ts';
import { notify } from '../../notifications/index.ts';
import { listRunners } from '../time-off/store.ts';
import * as store from './store.ts';

const GONE = 'This swap could not be found.';

export interface Swap {
  row: store.SwapRow;
  giver: string;
  taker: string;
  /** Whether the viewer may agree or decline. */
  mayAnswer: boolean;
  mayWithdraw: boolean;
}

type Named = { person: string | null; name: string };
const nameOf = ({ person, name }: Named) => person ?? name;
const day = (date: LocalDate) => formatDay(wallAt(date));

/** Requested and agreed swaps: everyone's for the owner and managers, their own for staff. */
export async function readSwaps(services: Services, viewer: Viewer, businessId: number): Promise<Swap[]> {
  const membership = await requireMembership(services, viewer, businessId);
  const { zone, ownChairId } = membership;
  const runsShop = isAllowed(membership, 'manager');
  if (!runsShop && ownChairId === null) return [];
  const today = dateAt(zone, services.clock.now());
  const rows = await store.listSwaps(services.db, businessId, { today, chairId: runsShop ? null : ownChairId });
  return rows.map(({ swap, giver, taker }) => ({
    row: swap,
    giver: nameOf(giver),
    taker: nameOf(taker),
    mayAnswer: swap.status === 'asked' && mayAnswer(membership, swap),
    mayWithdraw: swap.status === 'asked' && (runsShop || swap.askedBy === viewer.id),
  }));
}

/** The other person, or the owner and managers; not the person who asked, unless they manage the shop. */
const mayAnswer = (membership: Membership, { otherChairId }: store.SwapRow) =>
  isAllowed(membership, 'manager') || membership.ownChairId === otherChairId;

export interface SwapForm {
  businessId: number;
  /** The person who gives the day; the member themselves if left out. */
  personId: number | null;
  date: LocalDate;
  otherId: number;
  otherDate: LocalDate | null;
  note: string;
  decisions: readonly Decision[];
}

async function peopleOf({ tx, membership }: EditContext, form: SwapForm) {
  const { businessId, personId, otherId } = form;
  const runsShop = isAllowed(membership, 'manager');
  if (!runsShop && personId !== null && personId !== membership.ownChairId)
    throw invalidInput({ person_id: ['You can swap your own days only.'] });
  const id = personId ?? membership.ownChairId;
  const giver = id === null ? null : await findChair(tx.db, businessId, id);
  if (!giver?.active)
    throw invalidInput({
      person_id: [runsShop ? 'Please choose a person.' : 'Your login has no column in the calendar yet.'],
    });
  const taker = await findChair(tx.db, businessId, otherId);
  if (!taker?.active || taker.id === giver.id) throw invalidInput({ other_id: ['Please choose someone else.'] });
  return { giver, taker };
}

async function planOf(
  tx: UnitOfWork,
  swap: Pick<store.SwapRow, 'businessId' | 'chairId' | 'otherChairId' | 'date' | 'otherDate'>,
) {
  const hours = await listHours(tx.db, swap.businessId);
  const chairs = { giver: swap.chairId, taker: swap.otherChairId };
  const works = (person: 'giver' | 'taker', date: LocalDate) => worksBy(hours, chairs[person])(date);
  return { date: swap.date, otherDate: swap.otherDate, works };
}

function problemWords({ code }: SwapProblem, names: { giver: string; taker: string }): string {
  switch (code) {
    case 'past':
      return 'This day has passed.';
    case 'giver-is-off':
      return `${names.giver} doesn’t work that day.`;
    case 'taker-is-off':
      return `${names.taker} doesn’t work that day.`;
  }
}

/** Staff ask the other person; an entry by the owner or a manager is agreed at once. */
export async function askSwap(services: Services, viewer: Viewer, form: SwapForm): Promise<ChangeAnswer> {
  const { businessId, date, otherDate, decisions } = form;
  const runsShop = isAllowed(await requireMembership(services, viewer, businessId), 'manager');
  const change = {
    businessId,
    action: runsShop ? 'swap-days' : 'ask-swap',
    subject: 'person',
    need: 'staff' as const,
    mayOrphan: runsShop,
    decisions,
  };
  return changeShop(services, viewer, change, async (hands) => {
    const { tx, membership, memberId, now } = hands;
    const { giver, taker } = await peopleOf(hands, form);
    const names = { giver: nameOf(giver), taker: nameOf(taker) };
    const asked = { businessId, chairId: giver.id, otherChairId: taker.id, date, otherDate };
    const plan = await planOf(tx, asked);
    const problem = swapProblem(plan, dateAt(membership.zone, now));
    if (problem) throw invalidInput({ [problem.field]: [problemWords(problem, names)] });
    const row = { ...asked, note: tidyLine(form.note), askedBy: memberId, createdAt: now };
    const changes = wordsOf(names, asked);
    if (!runsShop) {
      const id = await store.insertSwap(tx.db, { ...row, status: 'asked' });
      await tell(tx, {
        businessId,
        id,
        memberId,
        to: [...(taker.staffId === null ? [] : [taker.staffId]), ...(await listRunners(tx.db, businessId))],
        title: `${names.giver} asks ${names.taker} to ${otherDate ? 'swap' : 'take'} ${day(date)}`,
        message: 'Answer under Team, Time off.',
        key: 'asked',
      });
      return { id, message: `We’ve asked ${names.taker}.`, changes };
    }
    await carryOut(tx, asked, swapDays(plan));
    const agreed = { status: 'agreed' as const, answeredBy: memberId, answeredAt: now };
    const id = await store.insertSwap(tx.db, { ...row, ...agreed });
    return { id, message: 'Swapped. It’s in the rota.', changes };
  });
}

const wordsOf = (
  { giver, taker }: { giver: string; taker: string },
  { date, otherDate }: Pick<store.SwapRow, 'date' | 'otherDate'>,
) => ({ person: giver, date, other: taker, ...(otherDate ? { otherDate } : {}) });

async function carryOut(
  tx: UnitOfWork,
  { businessId, chairId, otherChairId }: Pick<store.SwapRow, 'businessId' | 'chairId' | 'otherChairId'>,
  days: readonly SwappedDay[],
): Promise<void> {
  const chairs = { giver: chairId, taker: otherChairId };
  for (const { person, date, hours } of days) await setDate(tx, { businessId, chairId: chairs[person], date }, hours);
}

export interface SwapAnswer {
  businessId: number;
  id: number;
  agree: boolean;
  decisions: readonly Decision[];
}

/** The other person agrees or declines. Once agreed, the days change, and affected appointments are decided first. */
export function answerSwap(services: Services, viewer: Viewer, form: SwapAnswer): Promise<ChangeAnswer> {
  const { businessId, id, agree, decisions } = form;
  const action = agree ? 'agree-swap' : 'decline-swap';
  const change = { businessId, action, subject: 'person', need: 'staff' as const, mayOrphan: agree, decisions };
  return changeShop(services, viewer, change, async ({ tx, membership, memberId, now }) => {
    const asked = await store.findSwap(tx.db, businessId, id);
    if (!asked || !mayAnswer(membership, asked)) throw new Refused(GONE);
    if (asked.status !== 'asked') throw new Refused('This has been answered already.');
    const [giver, taker] = [
      await findChair(tx.db, businessId, asked.chairId),
      await findChair(tx.db, businessId, asked.otherChairId),
    ];
    if (!giver || !taker) throw new Refused(GONE);
    const names = { giver: nameOf(giver), taker: nameOf(taker) };
    if (agree) {
      const plan = await planOf(tx, asked);
      // The rota may have changed since the request.
      const problem = swapProblem(plan, dateAt(membership.zone, now));
      if (problem) throw new Refused(problemWords(problem, names));
      await carryOut(tx, asked, swapDays(plan));
    }
    const status = agree ? ('agreed' as const) : ('declined' as const);
    await store.answerSwap(tx.db, asked, { status, answeredBy: memberId, answeredAt: now });
    await tell(tx, {
      businessId,
      id,
      memberId,
      to: [asked.askedBy],
      title: agree ? `${names.taker} takes ${day(asked.date)}` : `Your swap of ${day(asked.date)} was declined`,
      message: agree ? 'It’s in the rota.' : 'Your days stay as they are.',
      key: 'answered',
    });
    return { id, message: agree ? 'Agreed. It’s in the rota.' : 'Declined.', changes: wordsOf(names, asked) };
  });
}

/** Withdraws a request: by the person who asked, or by the owner and managers. */
export function withdrawSwap(
  services: Services,
  viewer: Viewer,
  { businessId, id }: { businessId: number; id: number },
): Promise<ChangeAnswer> {
  const change = { businessId, action: 'withdraw-swap', subject: 'person', need: 'staff' as const };
  return changeShop(services, viewer, change, async ({ tx, membership, memberId }) => {
    const asked = await store.findSwap(tx.db, businessId, id);
    if (!asked || !(isAllowed(membership, 'manager') || asked.askedBy === memberId)) throw new Refused(GONE);
    if (asked.status !== 'asked') throw new Refused('This has been answered already. Swap back instead.');
    await store.deleteSwap(tx.db, asked);
    return { id, message: 'Withdrawn.', changes: { date: asked.date } };
  });
}

interface Telling {
  businessId: number;
  id: number;
  memberId: number;
  to: readonly number[];
  title: string;
  message: string;
  key: string;
}

async function tell(tx: UnitOfWork, { businessId, id, memberId, to, title, message, key }: Telling): Promise<void> {
  for (const userId of new Set(to))
    if (userId !== memberId)
      await notify(tx, {
        userId,
        senderId: memberId,
        businessId,
        refId: id,
        kind: 'time_off',
        title,
        message,
        dedupeKey: `swap-${key}:${id}:${userId}`,
      });
  await announceDeskAtCommit(tx, businessId);
}
