import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isObject, type Json, nameOf, type ObjectName } from './recorded.ts';

const ROOT = join(import.meta.dirname, '../../../../../..');

/** What the compiler says of these statements, with the SDK as it is installed. */
export async function compile(statements: readonly string[]): Promise<string> {
  const cache = join(ROOT, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'stripe-types-'));
  try {
    writeFileSync(join(folder, 'statements.ts'), `import type Stripe from 'stripe';\n${statements.join('\n')}\n`);
    const options = { noEmit: true, strict: true, skipLibCheck: true, module: 'nodenext', types: ['node'] };
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: options, files: ['statements.ts'] }),
    );
    await promisify(execFile)(join(ROOT, 'node_modules/.bin/tsc'), ['-p', folder]);
    return '';
  } catch (error) {
    return (error as { stdout?: string }).stdout ?? String(error);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const TYPES: Record<ObjectName, string> = {
  account: 'Account',
  account_link: 'AccountLink',
  balance: 'Balance',
  bank_account: 'BankAccount',
  charge: 'Charge',
  'checkout.session': 'Checkout.Session',
  customer: 'Customer',
  deleted_customer: 'DeletedCustomer',
  dispute: 'Dispute',
  event: 'Event',
  payment_intent: 'PaymentIntent',
  payment_method: 'PaymentMethod',
  payout: 'Payout',
  refund: 'Refund',
  transfer: 'Transfer',
};

function typeOf(body: Json): string {
  // Errors have the attributes that a failed attempt keeps: https://docs.stripe.com/api/errors
  if (isObject(body) && isObject(body.error ?? null)) return '{ error: Stripe.PaymentIntent.LastPaymentError }';
  const name = nameOf(body);
  if (name === null) throw new Error(`No type is known for ${JSON.stringify(body)}.`);
  if (name !== 'list') return `Stripe.${TYPES[name]}`;
  const [first] = (body as { data: Json[] }).data;
  return `Stripe.ApiList<${first === undefined ? 'never' : typeOf(first)}>`;
}

/** A statement that compiles if the body is one of the SDK's version: its fields, their kinds, and which may be null. */
export const answerStatement = (body: unknown): string =>
  `(${JSON.stringify(body)}) satisfies ${typeOf(JSON.parse(JSON.stringify(body)) as Json)};`;
