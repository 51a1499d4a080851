import { planFor } from '@thyme/domain/payments';
import { price } from '@thyme/site/format.ts';
import type { Plan, PlanOffer } from '../operations.ts';

/** Plans are paid in euro, in the marketplace's own time zone. */
const MONEY = 'IE';
const ZONE = 'Europe/Dublin';

export const dayOf = (instant: number): string =>
  new Intl.DateTimeFormat('en-IE', { day: 'numeric', month: 'long', year: 'numeric', timeZone: ZONE }).format(
    new Date(instant * 1000),
  );

export const euro = (amount: number): string => price(amount, MONEY);

export const priceOf = ({ price: amount, period }: Pick<PlanOffer, 'price' | 'period'>): string =>
  `${euro(amount)} a ${period}`;

export const nameOf = ({ name, period }: Pick<PlanOffer, 'name' | 'period'>): string =>
  period === 'year' ? `${name}, yearly` : name;

const diaries = (count: number) => (count === 1 ? '1 diary' : `${count} diaries`);

/** '3 of 4 diaries in use', or '4 diaries in use' where that is more than the plan is for. */
export function diariesWords({ plan, diaries_used: used }: Plan): string {
  const most = plan?.diaries;
  return most && used <= most ? `${used} of ${diaries(most)} in use.` : `${diaries(used)} in use.`;
}

/** What an owner reads who has more diaries than the plan is for; null otherwise. Nothing stops working. */
export function limitWords(plan: Plan): { sentence: string; fitting: PlanOffer | null } | null {
  const { plan: current, diaries_used: used, offered } = plan;
  const most = current?.diaries;
  if (!current || !most || used <= most || plan.state === 'ended') return null;
  const fitting = planFor(
    offered.map((offer) => ({ ...offer, diaries: offer.diaries ?? null })),
    used,
    current.period,
  );
  const over = `You have ${diaries(used)}, and ${current.name} is for ${most === 1 ? 'one' : most}. Everything keeps working, for you and your guests.`;
  const next = plan.next_plan;
  if (fitting && next?.code === fitting.code)
    return { sentence: `${over} ${next.name} starts with your next payment.`, fitting: null };
  const advice = fitting
    ? `${fitting.name} fits: ${priceOf(fitting)}.`
    : 'That’s more than any of our plans, so write to us and we’ll find a price together.';
  return { sentence: `${over} ${advice}`, fitting };
}

export interface StateWords {
  badge: { words: string; tone: 'green' | 'honey' | 'clay' | 'neutral' };
  /** The current status, and what happens next. */
  lines: string[];
}

/** The plan's status in sentences. */
export function stateWords(plan: Plan): StateWords {
  const until = plan.until === null || plan.until === undefined ? '' : dayOf(plan.until);
  switch (plan.state) {
    case 'trial':
      return { badge: { words: 'Free trial', tone: 'green' }, lines: trialLines(plan, until) };
    case 'active':
      return { badge: { words: 'Active', tone: 'green' }, lines: activeLines(plan, until) };
    case 'past_due':
      return {
        badge: { words: 'Payment due', tone: 'clay' },
        lines: [
          `Your last period ended on ${until}, and the next one isn’t paid yet.`,
          `Your page stays open until ${plan.ends_at ? dayOf(plan.ends_at) : 'then'}.`,
        ],
      };
    case 'ended':
      return {
        badge: { words: 'Ended', tone: 'neutral' },
        lines: [
          plan.is_shop_hidden
            ? 'Guests no longer see your page. Choose a plan and it’s back at once.'
            : 'Choose a plan to carry on.',
        ],
      };
    default:
      return {
        badge: { words: 'No plan yet', tone: 'neutral' },
        lines: [`Try any plan for ${plan.trial_days} days. No card needed.`],
      };
  }
}

function trialLines(plan: Plan, until: string): string[] {
  if (plan.is_leaving) return [`You’ve left. Your free days run until ${until}, and nothing will be charged.`];
  return [`Free until ${until}.`, ...nextLines(plan)];
}

function activeLines(plan: Plan, until: string): string[] {
  if (plan.is_leaving) return [`You’ve left. Your plan runs until ${until}, and nothing more will be charged.`];
  return [`Paid until ${until}.`, ...nextLines(plan)];
}

function nextLines({ next_payment: amount, next_payment_at: at, next_plan: next, card }: Plan): string[] {
  const change = next ? [`${nameOf(next)} starts then.`] : [];
  if (!amount || !at) return change;
  const how = card ? `from ${card}` : 'We’ll email you a link to pay';
  const payment = `Next payment: ${euro(amount)} on ${dayOf(at)}${card ? `, ${how}` : ''}.`;
  return [...change, payment, ...(card ? [] : [`${how}.`])];
}

const monthly = ({ price: amount, period }: Pick<PlanOffer, 'price' | 'period'>) =>
  period === 'year' ? amount / 12 : amount;

/** What choosing a plan would mean, shown before the choice is confirmed. */
export function choiceWords(plan: Plan, offer: PlanOffer): { title: string; sentence: string; action: string } {
  const name = nameOf(offer);
  const now = plan.plan;
  if (plan.state === 'none')
    return {
      title: `Try ${name} for ${plan.trial_days} days`,
      sentence: `It’s free for ${plan.trial_days} days, without a card. After that it’s ${priceOf(offer)}, VAT included.`,
      action: 'Start now',
    };
  if (plan.state === 'trial')
    return {
      title: `Try ${name} instead`,
      sentence: `It starts now, and your free days stay as they are. After them it’s ${priceOf(offer)}, VAT included.`,
      action: `Change to ${name}`,
    };
  if (plan.state === 'active' && now && monthly(offer) > monthly(now)) {
    const cost =
      now.period === offer.period
        ? `You pay only the difference for the days that are left, then ${priceOf(offer)}.`
        : `You pay ${euro(offer.price)} for the ${offer.period}; what’s left of ${nameOf(now)} is added to it.`;
    return { title: `Change to ${name}`, sentence: `It starts at once. ${cost}`, action: `Change to ${name}` };
  }
  if (plan.state === 'active')
    return {
      title: `Change to ${name}`,
      sentence: `It starts when your current period ends. From then on it’s ${priceOf(offer)}, VAT included.`,
      action: `Change to ${name}`,
    };
  return {
    title: `Start ${name}`,
    sentence: `${euro(offer.price)} for the next ${offer.period}, VAT included. Your page is back as soon as it’s paid.`,
    action: `Pay ${euro(offer.price)}`,
  };
}
