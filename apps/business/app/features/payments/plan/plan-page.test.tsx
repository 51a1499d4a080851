import { sentTo, serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { thisWindow } from '@thyme/site/this-window.ts';
import { screen, userEvent, waitFor, within } from '@thyme/ui/testing.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { chosenPlan, keepPlan } from '../../../lib/chosen-plan.ts';
import { addressNow, showAtDesk } from '../../../lib/desk-page.fixtures.tsx';
import type { Plan } from '../operations.ts';
import { PlanPage } from './plan-page.tsx';

const DAY = 86_400;
const NOW = Date.UTC(2026, 5, 16, 9) / 1000;
const solo = { code: 'solo', name: 'Solo', tagline: 'One chair', price: 19, period: 'month', diaries: 1 };
const studio = { code: 'studio', name: 'Studio', tagline: 'Up to four people', price: 39, period: 'month', diaries: 4 };
const yearly = { ...studio, code: 'studio-yearly', price: 390, period: 'year' };

const aPlan = (changes: Partial<Plan> = {}): Plan => ({
  state: 'active',
  plan: studio,
  next_plan: null,
  until: NOW + 20 * DAY,
  next_payment_at: NOW + 20 * DAY,
  next_payment: 39,
  is_leaving: false,
  card: 'Visa ending 4242',
  ends_at: null,
  trial_days: 0,
  is_shop_hidden: false,
  members_charged: 0,
  diaries_used: 3,
  offered: [solo, studio, yearly],
  invoices: [],
  ...changes,
});

const done = { status: 1, message: 'Done.', payment_url: null };
const serve = (plan: Plan, answers: Record<string, () => unknown> = {}) =>
  serveGraphQL({ desk_plan: () => plan, subscribe: () => done, desk_leave_plan: () => done, ...answers });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const goTo = vi.spyOn(thisWindow, 'goTo').mockImplementation(() => undefined);
afterEach(() => {
  goTo.mockClear();
  localStorage.removeItem('desk_plan');
});

describe('the page about the plan', () => {
  it('[PLAN-007] says what is paid until when, what comes next and from which card', async () => {
    serve(aPlan());
    showAtDesk(<PlanPage />);
    expect(await screen.findByRole('heading', { level: 2, name: 'Studio' })).toBeTruthy();
    expect(screen.getByText('Paid until 6 July 2026.')).toBeTruthy();
    expect(screen.getByText('Next payment: €39 on 6 July 2026, from Visa ending 4242.')).toBeTruthy();
    expect(screen.getByText(/There are none yet/)).toBeTruthy();
  });

  it('[PLAN-007] without a plan offers the trial, and starts it after a confirmation', async () => {
    const requests = serve(aPlan({ state: 'none', plan: null, until: null, next_payment: null, trial_days: 30 }));
    showAtDesk(<PlanPage />);
    await screen.findByText('Try any plan for 30 days. No card needed.');
    await press('Start with Studio');
    expect(screen.getByText(/free for 30 days, without a card. After that it’s €39 a month/)).toBeTruthy();
    await press('Start now');
    await waitFor(() => expect(sentTo(requests, 'subscribe')).toEqual([{ business: 7, plan: 'studio' }]));
    expect(goTo).not.toHaveBeenCalled();
  });

  it('[PLAN-007] redirects to the card page if there is something to pay', async () => {
    const url = '/revolut-subscription/abc/39.00/4/5';
    serve(aPlan({ state: 'trial', card: null }), { desk_pay_plan: () => ({ ...done, payment_url: url }) });
    showAtDesk(<PlanPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Add a card, pay €39' }));
    await waitFor(() => expect(goTo).toHaveBeenCalledWith(new URL(url, window.location.origin).href));
  });

  it('[MEMB-014] says how many members are charged, and what happens to them, before the owner leaves', async () => {
    serve(aPlan({ members_charged: 3 }));
    showAtDesk(<PlanPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    const dialog = screen.getByRole('dialog', { name: 'Leave Studio?' });
    expect(within(dialog).getByText(/^3 guests pay for a membership\. On 6 July 2026 these run out/)).toBeTruthy();
    expect(within(dialog).getByText(/keep the sessions they’ve paid for/)).toBeTruthy();
  });

  it('[PLAN-005] says until when everything works before the owner leaves', async () => {
    const requests = serve(aPlan());
    showAtDesk(<PlanPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    const dialog = screen.getByRole('dialog', { name: 'Leave Studio?' });
    expect(dialog.textContent).toContain('Everything works until 6 July 2026.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(sentTo(requests, 'desk_leave_plan')).toEqual([{ business: 7 }]));
  });

  it('[PLAN-005] lets an owner who left stay', async () => {
    const requests = serve(aPlan({ is_leaving: true, next_payment: null }));
    showAtDesk(<PlanPage />);
    await screen.findByText('You’ve left. Your plan runs until 6 July 2026, and nothing more will be charged.');
    await press('Stay with Studio');
    await waitFor(() => expect(sentTo(requests, 'subscribe')).toEqual([{ business: 7, plan: 'studio' }]));
  });

  it('[PLAN-004] says that a cheaper plan starts later, and a more expensive one at once', async () => {
    serve(aPlan({ plan: solo }));
    showAtDesk(<PlanPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Change to Studio' }));
    expect(screen.getByText(/It starts at once. You pay only the difference for the days that are left/)).toBeTruthy();
  });

  it('[PLAN-004] marks the plan that comes next', async () => {
    serve(aPlan({ next_plan: solo, next_payment: 19 }));
    showAtDesk(<PlanPage />);
    expect(await screen.findByText('Solo starts then.')).toBeTruthy();
    expect(screen.getByText('Starts next')).toBeTruthy();
  });

  it('[PLAN-008] offers the plan chosen on the price list, once', async () => {
    keepPlan(new URLSearchParams('plan=studio-yearly'));
    serve(aPlan({ state: 'none', plan: null, until: null, trial_days: 30 }));
    showAtDesk(<PlanPage />);
    const dialog = await screen.findByRole('dialog', { name: 'Try Studio, yearly for 30 days' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Not now' }));
    expect(chosenPlan()).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[PLAN-008] opens the choice in the URL, and clears it when the dialog is closed', async () => {
    serve(aPlan());
    showAtDesk(<PlanPage />, { address: '/plan?choose=solo' });
    const dialog = await screen.findByRole('dialog', { name: 'Change to Solo' });
    expect(dialog.textContent).toContain('It starts when your current period ends.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Not now' }));
    expect(addressNow()).toBe('/plan');
  });

  it('[PLAN-003] says what is due and how long the page stays open', async () => {
    serve(aPlan({ state: 'past_due', until: NOW - DAY, ends_at: NOW + 13 * DAY, card: null }));
    showAtDesk(<PlanPage />);
    expect(await screen.findByText('Payment due')).toBeTruthy();
    expect(screen.getByText('Your page stays open until 29 June 2026.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Pay €39' })).toBeTruthy();
  });
});

describe('a plan chosen before there is a shop', () => {
  it.each([
    ['studio', 'studio'],
    ['studio-yearly', 'studio-yearly'],
    ['<script>', null],
    ['', null],
  ])('[PLAN-008] of the address %j is kept as %j', (given, kept) => {
    keepPlan(new URLSearchParams({ plan: given }));
    expect(chosenPlan()).toBe(kept);
  });
});

describe('a plan and its diaries', () => {
  it('[PLAN-090] shows how many are in use, and says nothing more while they fit', async () => {
    serve(aPlan());
    showAtDesk(<PlanPage />);
    expect(await screen.findByText('3 of 4 diaries in use.')).toBeTruthy();
    expect(screen.queryByText(/Everything keeps working/)).toBeNull();
  });

  it('[PLAN-090] with more than the plan is for, names the plan that fits and offers it at once', async () => {
    serve(aPlan({ plan: solo }));
    showAtDesk(<PlanPage />);
    const words = /You have 3 diaries, and Solo is for one. Everything keeps working.* Studio fits: €39 a month\./;
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByText('3 diaries in use.')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Change plan' }));
    expect(await screen.findByRole('dialog', { name: 'Change to Studio' })).toBeTruthy();
  });

  it('[PLAN-090] offers nothing where the fitting plan is on its way', async () => {
    serve(aPlan({ plan: solo, next_plan: studio }));
    showAtDesk(<PlanPage />);
    expect(await screen.findByText(/Studio starts with your next payment\./)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Change plan' })).toBeNull();
  });

  it('[PLAN-090] asks to be written to where no plan is large enough', async () => {
    serve(aPlan({ plan: solo, diaries_used: 9 }));
    showAtDesk(<PlanPage />);
    expect(await screen.findByText(/more than any of our plans/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Change plan' })).toBeNull();
  });
});
