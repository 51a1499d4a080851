import type { BillingFields } from '@thyme/domain/payments';
import type { Wallet } from '../methods.ts';
import type { CardOutcome } from './card-port.ts';
import type { TypedCard } from './sandbox-card.ts';

/** The bank's challenge before it pays. */
export interface Challenge {
  publicId: string;
  url: string;
}

type Answer =
  | { state: 'completed' | 'unknown' }
  | { state: 'challenge'; challenge_url: string }
  | { state: 'pending' | 'failed' | 'closed' | 'missing'; message: string }
  | { state: 'invalid'; errors: Record<string, string> };

const pathOf = (publicId: string) => `/sandbox/orders/${encodeURIComponent(publicId)}`;
export const challengeUrl = (publicId: string) => `/sandbox/challenge/${encodeURIComponent(publicId)}`;

async function post(path: string, body: object): Promise<Response> {
  return fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}

/** Without a readable response it is unknown whether the card was charged. */
async function ask(path: string, body: object): Promise<Answer> {
  try {
    return (await (await post(path, body)).json()) as Answer;
  } catch (error) {
    console.warn('The sandbox did not answer.', error);
    return { state: 'unknown' };
  }
}

function outcomeOf(answer: Exclude<Answer, { state: 'challenge' }>): CardOutcome {
  switch (answer.state) {
    case 'completed':
      return { kind: 'paid' };
    case 'unknown':
      return { kind: 'unknown' };
    case 'invalid':
      return { kind: 'invalid', message: Object.values(answer.errors)[0] ?? 'Please check your card.' };
    case 'pending':
    case 'failed':
    case 'closed':
    case 'missing':
      return { kind: 'declined', message: answer.message };
  }
}

interface Charge {
  publicId: string;
  card: TypedCard;
  billing: BillingFields;
}

/** Charges a test card; `challenged` takes over where the bank sends a challenge. */
export async function payAtSandbox(
  { publicId, card, billing }: Charge,
  challenged: (challenge: Challenge) => Promise<CardOutcome>,
): Promise<CardOutcome> {
  const answer = await ask(`${pathOf(publicId)}/pay`, { card, billing });
  if (answer.state === 'challenge') return challenged({ publicId, url: answer.challenge_url });
  return outcomeOf(answer);
}

/** Charges what a wallet agreed to. */
export async function payWalletAtSandbox(publicId: string, wallet: Wallet, token: string): Promise<CardOutcome> {
  const answer = await ask(`${pathOf(publicId)}/wallet`, { wallet, token });
  return answer.state === 'challenge' ? { kind: 'unknown' } : outcomeOf(answer);
}

/** The outcome of the bank's challenge; null while it is open. */
export async function challengeOutcome(publicId: string): Promise<CardOutcome | null> {
  const response = await fetch(pathOf(publicId));
  if (!response.ok) return { kind: 'unknown' };
  const { state, failure } = (await response.json()) as { state: string; failure: string | null };
  if (state === 'challenge') return null;
  if (state === 'completed') return { kind: 'paid' };
  return { kind: 'declined', message: failure ?? 'Your bank couldn’t confirm it was you.' };
}

/** The token that the sandbox's sheet returns once the guest has agreed to an amount, in cents. */
export async function walletToken(
  wallet: Wallet,
  agreed: { amount: number; currency: string; end: string },
): Promise<string> {
  const response = await post(`/sandbox/wallets/${wallet}/tokens`, agreed);
  if (!response.ok) throw new Error(`The sandbox's sheet answered ${response.status}.`);
  return ((await response.json()) as { token: string }).token;
}
