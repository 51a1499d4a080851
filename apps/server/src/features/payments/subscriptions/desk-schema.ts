import { toMajor } from '@thyme/domain/money';
import { Acknowledgement } from '../../../graphql/acknowledgement.ts';
import { builder } from '../../../graphql/builder.ts';
import { requireMembership } from '../../access/index.ts';
import { payPlan } from './choose-plan.ts';
import { leavePlan } from './leave-plan.ts';
import { planInvoiceNumber } from './plan-invoices.ts';
import { type OwnPlan, type PlanInvoice as PlanInvoiceRow, type PlanOffer, readOwnPlan } from './read-plan.ts';
import { Subscription } from './subscription-type.ts';

const Plan = builder.objectRef<PlanOffer>('DeskPlanOffer').implement({
  fields: (t) => ({
    code: t.exposeString('code'),
    name: t.exposeString('name'),
    tagline: t.exposeString('tagline'),
    price: t.float({ resolve: ({ price }) => toMajor(price) }),
    period: t.exposeString('period', { description: 'month or year.' }),
    diaries: t.exposeInt('diaries', {
      nullable: true,
      description: 'How many diaries it is for; null for a plan that is no longer offered.',
    }),
  }),
});

const PlanInvoice = builder.objectRef<PlanInvoiceRow>('DeskPlanInvoice').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    number: t.string({ resolve: planInvoiceNumber }),
    plan: t.exposeString('plan'),
    amount: t.float({ resolve: ({ amount }) => toMajor(amount) }),
    created_at: t.exposeInt('createdAt'),
    period_until: t.exposeInt('periodUntil'),
    pdf_url: t.string({
      description: 'Download it with the same bearer token.',
      resolve: ({ id }) => `/api/plan-invoices/${id}.pdf`,
    }),
  }),
});

export const DeskPlan = builder.objectRef<OwnPlan>('DeskPlan').implement({
  description: 'The plan of a business, as its owner sees it. Amounts are in euro and include VAT.',
  fields: (t) => ({
    business_id: t.exposeInt('businessId'),
    state: t.exposeString('state', { description: 'none, trial, active, past_due or ended.' }),
    plan: t.field({ type: Plan, nullable: true, resolve: ({ plan }) => plan }),
    next_plan: t.field({
      type: Plan,
      nullable: true,
      description: 'The plan of the next period, if it differs.',
      resolve: ({ nextPlan }) => nextPlan,
    }),
    until: t.exposeInt('until', {
      nullable: true,
      description: 'The end of the free or paid period, past or upcoming.',
    }),
    next_payment_at: t.int({ nullable: true, resolve: ({ nextPayment }) => nextPayment?.at ?? null }),
    next_payment: t.float({ nullable: true, resolve: ({ nextPayment }) => nextPayment && toMajor(nextPayment.amount) }),
    is_leaving: t.exposeBoolean('isLeaving'),
    card: t.exposeString('card', {
      nullable: true,
      description: "What is charged, such as 'Visa ending 4242'; null if the owner gets a payment request by email.",
    }),
    ends_at: t.exposeInt('endsAt', { nullable: true, description: 'When an unpaid plan ends.' }),
    trial_days: t.exposeInt('trialDays', { description: 'Days of a trial that is still available; 0 for none.' }),
    is_shop_hidden: t.exposeBoolean('isShopHidden'),
    offered: t.field({ type: [Plan], resolve: ({ offered }) => offered }),
    diaries_used: t.exposeInt('diariesUsed', {
      description: 'People and chairs with a calendar. More than the plan is for is never refused.',
    }),
    invoices: t.field({ type: [PlanInvoice], resolve: ({ invoices }) => invoices }),
  }),
});

builder.queryFields((t) => ({
  desk_plan: t.field({
    type: DeskPlan,
    nullable: true,
    description: "The plan of the owner's business: the one named, or their first; null if they own none.",
    authScopes: { business: true },
    args: { business_id: t.arg.int() },
    resolve: async (_root, args, { services, requireViewer }) =>
      readOwnPlan(services, await requireViewer(), args.business_id ?? null),
  }),
}));

builder.mutationFields((t) => ({
  desk_pay_plan: t.field({
    type: Subscription,
    description: 'Pays for the next period of the current plan; payment_url leads to the card page.',
    authScopes: { business: true },
    args: { business_id: t.arg.int({ required: true }) },
    resolve: async (_root, { business_id: businessId }, { services, requireViewer }) => {
      const viewer = await requireViewer();
      await requireMembership(services, viewer, businessId, 'owner');
      return payPlan(services, { userId: viewer.id, businessId });
    },
  }),
  desk_leave_plan: t.field({
    type: Acknowledgement,
    description: 'Cancels the plan at the end of its paid period.',
    authScopes: { business: true },
    args: { business_id: t.arg.int({ required: true }) },
    resolve: async (_root, { business_id: businessId }, { services, requireViewer }) => {
      await requireMembership(services, await requireViewer(), businessId, 'owner');
      return leavePlan(services, businessId);
    },
  }),
}));
