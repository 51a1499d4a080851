import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes recorded.json: `node record.ts <clone of github.com/stripe/openapi>`. Stripe publishes an object of each kind as its
 * API gave it. The newest ones are of July 2026, some versions before the one we pin: what is newer is in recorded.ts, from
 * the types of the SDK.
 */
const COMMIT = 'f0758b15a2cf53779d699452f4ab07d11076af0f';
const VERSION = '2026-07-29.dahlia';
const FILE = 'openapi/fixtures3.json';

/** What the adapter reads, or finds inside of what it reads. */
const NAMES = [
  'account',
  'account_link',
  'balance',
  'bank_account',
  'charge',
  'checkout.session',
  'customer',
  'deleted_customer',
  'dispute',
  'event',
  'payment_intent',
  'payment_method',
  'payout',
  'refund',
  'transfer',
];

const [clone] = process.argv.slice(2);
if (!clone) throw new Error('Give the folder of a clone of github.com/stripe/openapi.');
const text = execFileSync('git', ['-C', clone, 'show', `${COMMIT}:${FILE}`], { maxBuffer: 10 ** 8, encoding: 'utf8' });
const { resources } = JSON.parse(text) as { resources: Record<string, Record<string, unknown>> };
const objects = Object.fromEntries(
  NAMES.map((name) => {
    const found = resources[name];
    if (!found) throw new Error(`${FILE} has no ${name}.`);
    // An event of a plan; ours are about the other objects.
    return [name, name === 'event' ? { ...found, data: { object: {} } } : found];
  }),
);
const source = { repository: 'https://github.com/stripe/openapi', file: FILE, commit: COMMIT, version: VERSION };
const licence = 'MIT, Copyright (c) 2011- Stripe, Inc.; its text is in LICENSE.';
const target = join(import.meta.dirname, 'recorded.json');
writeFileSync(target, JSON.stringify({ source, licence, objects }));
execFileSync(join(import.meta.dirname, '../../../../../../node_modules/.bin/biome'), ['format', '--write', target]);
