import type Stripe from 'stripe';
import type { StandInAnswer, StandInRequest } from '../stand-in.ts';
import { fine, found, listed, refused } from './answers.ts';
import { like } from './recorded.ts';

export interface ConnectBooks {
  accounts: Map<string, Stripe.Account>;
  transfers: Stripe.Transfer[];
  payouts: Stripe.Payout[];
  /** The account that each payout is of; Stripe's object does not say. */
  payoutAccounts: Map<string, string>;
  disputes: Map<string, Stripe.Dispute>;
}

export const newConnectBooks = (): ConnectBooks => ({
  accounts: new Map(),
  transfers: [],
  payouts: [],
  payoutAccounts: new Map(),
  disputes: new Map(),
});

interface Call {
  books: ConnectBooks;
  request: StandInRequest;
  form: URLSearchParams;
  id: string;
}

const accountOf = ({ request }: Call) => String(request.headers['stripe-account']);
const queryOf = ({ path }: StandInRequest) => new URLSearchParams(path.split('?')[1]);

const sum = (list: { amount: number }[]) => list.reduce((total, { amount }) => total + amount, 0);
const payoutsOf = ({ payouts, payoutAccounts }: ConnectBooks, account: string) =>
  payouts.filter(({ id }) => payoutAccounts.get(id) === account);

/** What an account holds: transfers less payouts that did not come back. */
function balanceOf(books: ConnectBooks, account: string): number {
  const paidOut = payoutsOf(books, account).filter(({ status }) => status !== 'failed');
  return sum(books.transfers.filter(({ destination }) => destination === account)) - sum(paidOut);
}

function createAccount({ books, form }: Call): StandInAnswer {
  const id = `acct_${books.accounts.size + 1}`;
  const due = ['external_account', 'individual.dob.day'];
  const recorded = like('account', {});
  if (!recorded.requirements) throw new Error('The recorded account has requirements.');
  const account = like('account', {
    ...{ id, type: 'express', country: form.get('country') ?? '', email: form.get('email'), default_currency: 'eur' },
    capabilities: { transfers: 'inactive' },
    controller: {
      ...{ type: 'application', is_controller: true, requirement_collection: 'stripe' },
      ...{ fees: { payer: 'application' }, losses: { payments: 'application' }, stripe_dashboard: { type: 'express' } },
    },
    metadata: { reference: form.get('metadata[reference]') ?? '' },
    requirements: { ...recorded.requirements, currently_due: due, eventually_due: due, past_due: [] },
    external_accounts: { object: 'list', data: [], has_more: false, url: `/v1/accounts/${id}/external_accounts` },
  });
  books.accounts.set(id, account);
  return fine(account);
}

function transfer({ books, form }: Call): StandInAnswer {
  const destination = form.get('destination') ?? '';
  const account = books.accounts.get(destination);
  if (!account) return refused('No such account', { code: 'resource_missing' });
  if (account.capabilities?.transfers !== 'active')
    return refused('Your destination account needs the transfers capability.', {
      code: 'insufficient_capabilities_for_transfer',
    });
  const id = `tr_${books.transfers.length + 1}`;
  const made = like('transfer', {
    ...{ id, destination, amount: Number(form.get('amount')), currency: form.get('currency') ?? '' },
    transfer_group: form.get('transfer_group'),
    reversals: { object: 'list', data: [], has_more: false, url: `/v1/transfers/${id}/reversals` },
  });
  books.transfers.push(made);
  return fine(made);
}

function payOut(call: Call): StandInAnswer {
  const { books, form } = call;
  const [account, amount] = [accountOf(call), Number(form.get('amount'))];
  if (!books.accounts.get(account)?.payouts_enabled)
    return refused('Payouts of this account are not enabled.', { code: 'payouts_not_allowed' });
  if (balanceOf(books, account) < amount)
    return refused('You have insufficient funds.', { code: 'balance_insufficient' });
  const made = like('payout', {
    ...{ id: `po_${books.payouts.length + 1}`, amount, currency: form.get('currency') ?? '', status: 'pending' },
    ...{ automatic: false, reconciliation_status: 'not_applicable', trace_id: null },
    metadata: { reference: form.get('metadata[reference]') ?? '' },
  });
  books.payouts.push(made);
  books.payoutAccounts.set(made.id, account);
  return fine(made);
}

const money = (amount: number, currency: string) => [{ amount, currency, source_types: { card: amount } }];

export const CONNECT_ROUTES: [RegExp, (call: Call) => StandInAnswer][] = [
  [/^POST \/v1\/accounts$/, createAccount],
  [/^GET \/v1\/accounts\/(\w+)$/, ({ books, id }) => found('account', books.accounts.get(id))],
  [
    /^POST \/v1\/account_links$/,
    ({ form }) => fine(like('account_link', { url: `https://connect.stripe.example/${form.get('account')}` })),
  ],
  [/^POST \/v1\/transfers$/, transfer],
  [
    /^GET \/v1\/transfers$/,
    ({ books, request }) => {
      const group = queryOf(request).get('transfer_group');
      return listed(
        '/v1/transfers',
        books.transfers.filter(({ transfer_group }) => transfer_group === group),
      );
    },
  ],
  [/^POST \/v1\/payouts$/, payOut],
  [/^GET \/v1\/payouts$/, (call) => listed('/v1/payouts', payoutsOf(call.books, accountOf(call)))],
  [
    /^GET \/v1\/payouts\/(\w+)$/,
    (call) =>
      found(
        'payout',
        payoutsOf(call.books, accountOf(call)).find((one) => one.id === call.id),
      ),
  ],
  [
    /^GET \/v1\/balance$/,
    (call) =>
      fine(
        like('balance', {
          available: money(balanceOf(call.books, accountOf(call)), 'eur'),
          pending: money(0, 'usd'),
        }),
      ),
  ],
  [/^GET \/v1\/disputes\/(\w+)$/, ({ books, id }) => found('dispute', books.disputes.get(id))],
];

/** Stripe's rules for every request. A request that breaks one is answered with an error, so its test fails. */
export function brokenRule(request: StandInRequest, version: string): StandInAnswer | null {
  const { method, headers, body } = request;
  if (headers['stripe-version'] !== version) return refused(`Stripe-Version is ${headers['stripe-version']}.`);
  if (method === 'POST' && !headers['idempotency-key']) return refused('A write has no Idempotency-Key.');
  for (const [name, value] of new URLSearchParams(body))
    if (/(^|\[)currency\]?$/.test(name) && value !== value.toLowerCase()) return refused(`Invalid currency: ${value}`);
  return null;
}
