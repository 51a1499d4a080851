import type { StandInAnswer, StandInRequest } from './stand-in.ts';

interface Account {
  id: string;
  object: 'account';
  payouts_enabled: boolean;
  details_submitted: boolean;
  capabilities: { transfers: string };
  requirements: { currently_due: string[]; past_due: string[] };
  external_accounts: { data: { object: 'bank_account'; bank_name: string; last4: string }[] };
}

interface Movement {
  id: string;
  object: 'transfer' | 'payout';
  account: string;
  amount: number;
  currency: string;
  status: string;
  failure_message: string | null;
  transfer_group: string | null;
  metadata: { reference?: string };
}

interface Dispute {
  id: string;
  object: 'dispute';
  payment_intent: string;
  amount: number;
  currency: string;
  status: string;
  reason: string;
  evidence_details: { due_by: number | null };
}

export interface ConnectBooks {
  accounts: Map<string, Account>;
  transfers: Movement[];
  payouts: Movement[];
  disputes: Map<string, Dispute>;
}

export const newConnectBooks = (): ConnectBooks => ({
  accounts: new Map(),
  transfers: [],
  payouts: [],
  disputes: new Map(),
});

const fine = (body: unknown): StandInAnswer => ({ status: 200, body });
const refused = (message: string, more: object = {}): StandInAnswer => ({
  status: 400,
  body: { error: { type: 'invalid_request_error', message, ...more } },
});

interface Call {
  books: ConnectBooks;
  request: StandInRequest;
  form: URLSearchParams;
  id: string;
}

const accountOf = ({ request }: Call) => String(request.headers['stripe-account']);
const queryOf = ({ path }: StandInRequest) => new URLSearchParams(path.split('?')[1]);

/** What an account holds: transfers less payouts that did not come back. */
function balanceOf({ transfers, payouts }: ConnectBooks, account: string): number {
  const sum = (list: Movement[]) =>
    list
      .filter((one) => one.account === account && one.status !== 'failed')
      .reduce((total, { amount }) => total + amount, 0);
  return sum(transfers) - sum(payouts);
}

function createAccount({ books }: Call): StandInAnswer {
  const account: Account = {
    id: `acct_${books.accounts.size + 1}`,
    object: 'account',
    payouts_enabled: false,
    details_submitted: false,
    capabilities: { transfers: 'inactive' },
    requirements: { currently_due: ['external_account', 'individual.dob.day'], past_due: [] },
    external_accounts: { data: [] },
  };
  books.accounts.set(account.id, account);
  return fine(account);
}

function move(call: Call, object: Movement['object']): StandInAnswer {
  const { books, form } = call;
  const account = object === 'transfer' ? (form.get('destination') ?? '') : accountOf(call);
  const amount = Number(form.get('amount'));
  if (!books.accounts.get(account)) return refused('No such account', { code: 'resource_missing' });
  if (object === 'payout' && balanceOf(books, account) < amount)
    return refused('You have insufficient funds.', { code: 'balance_insufficient' });
  const list = object === 'transfer' ? books.transfers : books.payouts;
  const movement: Movement = {
    id: `${object === 'transfer' ? 'tr' : 'po'}_${list.length + 1}`,
    object,
    account,
    amount,
    currency: form.get('currency') ?? '',
    status: 'pending',
    failure_message: null,
    transfer_group: form.get('transfer_group'),
    metadata: { reference: form.get('metadata[reference]') ?? '' },
  };
  list.push(movement);
  return fine(movement);
}

const listed = (data: unknown[]) => fine({ object: 'list', data, has_more: false });

export const CONNECT_ROUTES: [RegExp, (call: Call) => StandInAnswer][] = [
  [/^POST \/v1\/accounts$/, createAccount],
  [/^GET \/v1\/accounts\/(\w+)$/, ({ books, id }) => fine(books.accounts.get(id))],
  [
    /^POST \/v1\/account_links$/,
    ({ form }) => fine({ object: 'account_link', url: `https://connect.stripe.example/${form.get('account')}` }),
  ],
  [/^POST \/v1\/transfers$/, (call) => move(call, 'transfer')],
  [
    /^GET \/v1\/transfers$/,
    ({ books, request }) =>
      listed(books.transfers.filter(({ transfer_group: group }) => group === queryOf(request).get('transfer_group'))),
  ],
  [/^POST \/v1\/payouts$/, (call) => move(call, 'payout')],
  [/^GET \/v1\/payouts$/, (call) => listed(call.books.payouts.filter(({ account }) => account === accountOf(call)))],
  [/^GET \/v1\/payouts\/(\w+)$/, ({ books, id }) => fine(books.payouts.find((one) => one.id === id))],
  [
    /^GET \/v1\/balance$/,
    (call) =>
      fine({
        object: 'balance',
        available: [{ amount: balanceOf(call.books, accountOf(call)), currency: 'eur' }],
        pending: [{ amount: 0, currency: 'usd' }],
      }),
  ],
  [/^GET \/v1\/disputes\/(\w+)$/, ({ books, id }) => fine(books.disputes.get(id))],
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
