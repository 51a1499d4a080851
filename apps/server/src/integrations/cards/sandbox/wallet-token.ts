import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { WALLETS, type Wallet } from '../card-port.ts';
import { TEST_CARDS, type TestCard } from './test-cards.ts';

const GOOD_FOR = 600;

const content = z.object({
  wallet: z.enum(WALLETS),
  end: z.string().length(4),
  amount: z.int().positive(),
  currency: z.string().length(3),
  expiresAt: z.int(),
  /** Makes tokens unique for equal payments in the same second. */
  nonce: z.uuid(),
});

type Content = z.infer<typeof content>;

function macOf(secret: string, text: string): Buffer {
  return createHmac('sha256', `${secret}/wallets`).update(text).digest();
}

/** The token that a sandbox wallet sheet returns when a payment is approved. */
export function issueToken(
  secret: string,
  agreed: { wallet: Wallet; card: TestCard; amount: number; currency: string; now: number },
): string {
  const { wallet, card, amount, currency, now } = agreed;
  const end = card.number.slice(-4);
  const body: Content = { wallet, end, amount, currency, expiresAt: now + GOOD_FOR, nonce: randomUUID() };
  const text = Buffer.from(JSON.stringify(body)).toString('base64url');
  return `${text}.${macOf(secret, text).toString('base64url')}`;
}

/** The approved payment, if the token is ours, not expired, and for exactly this amount. The token names its wallet. */
export function readToken(
  secret: string,
  token: string,
  charge: { amount: number; currency: string; now: number },
): { wallet: Wallet; card: TestCard } | null {
  const [text = '', mac = ''] = token.split('.');
  const given = Buffer.from(mac, 'base64url');
  const expected = macOf(secret, text);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const read = content.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  if (!read.success) return null;
  const { wallet, end, amount, currency, expiresAt } = read.data;
  const fits = amount === charge.amount && currency === charge.currency;
  const card = TEST_CARDS.find(({ number }) => number.endsWith(end));
  return fits && card && charge.now < expiresAt ? { wallet, card } : null;
}

/** The fingerprint that is stored of a used token. */
export function fingerprintOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
