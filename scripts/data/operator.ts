import { parseArgs } from 'node:util';
import { connect } from '@thyme/db';
import { demoOperatorLogin } from '@thyme/demo/logins';
import { createOperator, type NewOperator } from '../../apps/server/src/features/operators/create-operator.ts';
import { DEMO_OPERATOR } from '../../apps/server/src/features/operators/demo-operator.ts';
import { createSealing } from '../../apps/server/src/platform/crypto/sealing.ts';
import { Refusal, readSettings } from '../running/settings.ts';

const HOW = 'npm run db -- operator --email ada@thyme.example --name "Ada Byrne"';

async function create(url: string, operator: NewOperator) {
  const { db, close } = connect(url, { max: 1, applicationName: 'thyme-operator' });
  const key = process.env.ENCRYPTION_KEY?.trim();
  const encryptionKey = key ? Buffer.from(key, 'base64') : null;
  try {
    return await createOperator(
      { db, sealing: createSealing({ encryptionKey, dataDir: readSettings().dataDir }) },
      operator,
    );
  } finally {
    await close();
  }
}

/** Creates an operator, or with --replace gives one a new password and secret. Both are shown this once. */
export async function addOperator(url: string, args: string[]): Promise<string> {
  const { values } = parseArgs({
    args,
    options: { email: { type: 'string' }, name: { type: 'string' }, replace: { type: 'boolean' } },
  });
  const { email = '', name = '', replace = false } = values;
  if (!/^\S+@\S+\.\S+$/.test(email) || (name === '' && !replace))
    throw new Refusal(`Give an address and a name: ${HOW}`);
  const made = await create(url, { email, name, replace });
  if (!made)
    throw new Refusal(
      replace
        ? `There is no operator ${email}. To create one: ${HOW}`
        : `There is an operator ${email} already. With --replace they get a new password and code.`,
    );
  return [
    `Operator ${email}, at /operator. This is shown once:`,
    `  Password       ${made.password}`,
    `  Authenticator  ${made.uri}`,
    'Add the second line to an authenticator app, as a QR code or by the secret in it.',
  ].join('\n');
}

/** The demo's operator, whose password is public. Does nothing where there is one. */
export async function addDemoOperator(url: string): Promise<void> {
  await create(url, { ...DEMO_OPERATOR, password: demoOperatorLogin.password });
}
