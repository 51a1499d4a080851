import { cardName, GRACE_DAYS, TRIAL_DAYS } from '@thyme/domain/payments';
import { DAY, type Instant } from '@thyme/domain/time';
import type { Services } from '../../../platform/services.ts';
import { requireMembership } from '../../access/index.ts';
import type { Viewer } from '../../accounts/index.ts';
import { findSavedCard } from '../saved-cards/store.ts';
import { listPlanInvoices, type PlanInvoiceRow } from './plan-invoice-store.ts';
import * as store from './subscription-store.ts';

export type PlanOffer = store.PlanRow;
export type PlanInvoice = PlanInvoiceRow;

export type PlanState = 'none' | 'trial' | 'active' | 'past_due' | 'ended';

/** The plan of a business, as its owner sees it. */
export interface PlanView {
  state: PlanState;
  plan: store.PlanRow | null;
  /** The plan of the next period, if it differs. */
  nextPlan: store.PlanRow | null;
  /** The end of the free or paid period, past or upcoming; null without a plan. */
  until: Instant | null;
  /** The next charge; null if there is none. */
  nextPayment: { at: Instant; amount: number } | null;
  isLeaving: boolean;
  /** How the next period is paid, such as 'Visa ending 4242'; null if the owner gets a payment request by mail. */
  card: string | null;
  /** When an unpaid plan ends. */
  endsAt: Instant | null;
  /** Days of a trial that is still available. */
  trialDays: number;
  isShopHidden: boolean;
  offered: store.PlanRow[];
  diariesUsed: number;
  invoices: PlanInvoiceRow[];
}

const STATES: Record<string, PlanState> = { trialing: 'trial', active: 'active', past_due: 'past_due', ended: 'ended' };

async function readPlan({ db }: Services, businessId: number): Promise<PlanView> {
  const running = await store.findRunning(db, businessId);
  const known = running ?? (await store.findEnded(db, businessId));
  const common = {
    offered: await store.listPlans(db),
    invoices: await listPlanInvoices(db, businessId),
    diariesUsed: await store.countDiaries(db, businessId),
  };
  if (!known) return { ...NO_PLAN, ...common };
  const { subscription, plan, nextPlan } = known;
  const { status, currentPeriodEnd: until, isLeaving } = subscription;
  const isPaidNext = running !== null && !isLeaving && until !== null;
  const card = subscription.savedCardId === null ? null : await findSavedCard(db, subscription.savedCardId);
  const amount = (nextPlan ?? plan).price;
  return {
    ...common,
    state: STATES[status] ?? 'none',
    plan,
    nextPlan,
    until,
    nextPayment: isPaidNext && amount > 0 ? { at: until, amount } : null,
    isLeaving,
    card: card && cardName(card),
    endsAt: status === 'past_due' && until !== null ? until + GRACE_DAYS * DAY : null,
    trialDays: 0,
    isShopHidden: subscription.hidShop,
  };
}

export type OwnPlan = PlanView & { businessId: number };

/** The plan of the owner's business: the one named, or their first; null if they own none. */
export async function readOwnPlan(
  services: Services,
  viewer: Viewer,
  businessId: number | null,
): Promise<OwnPlan | null> {
  const id = businessId ?? (await store.findOwnedBusiness(services.db, viewer.id));
  if (id === null) return null;
  await requireMembership(services, viewer, id, 'owner');
  return { ...(await readPlan(services, id)), businessId: id };
}

const NO_PLAN = {
  state: 'none' as const,
  plan: null,
  nextPlan: null,
  until: null,
  nextPayment: null,
  isLeaving: false,
  card: null,
  endsAt: null,
  trialDays: TRIAL_DAYS,
  isShopHidden: false,
};
