import { randomCode } from '../../platform/crypto/ids.ts';
import type { Sealing } from '../../platform/crypto/sealing.ts';
import type { Db } from '../../platform/database/database.ts';
import { hashPassword } from '../accounts/index.ts';
import { findByEmail, insertOperator, updateOperator } from './store.ts';
import { newSecret, provisioningUri } from './totp.ts';

export interface NewOperator {
  email: string;
  name: string;
  /** Random by default. */
  password?: string;
  /** Gives an existing operator a new password and secret, and ends their sessions, for example after a lost phone. */
  replace?: boolean;
}

/** Shown once: the password is stored as a hash only, and the secret is encrypted. */
export interface OperatorSecrets {
  password: string;
  uri: string;
}

export const sealContext = (email: string) => `operator:${email}`;

/** Null if the operator already exists, or with `replace` does not exist. */
export async function createOperator(
  { db, sealing }: { db: Db; sealing: Sealing },
  { name, replace = false, ...given }: NewOperator,
): Promise<OperatorSecrets | null> {
  const email = given.email.trim().toLowerCase();
  const password = given.password ?? [5, 5, 5, 5].map((length) => randomCode(length)).join('-');
  const secret = newSecret();
  const values = { passwordHash: await hashPassword(password), totpSealed: sealing.seal(secret, sealContext(email)) };
  const existing = await findByEmail(db, email);
  if (replace !== (existing !== null)) return null;
  if (existing) await updateOperator(db, existing.id, values);
  else if ((await insertOperator(db, { email, name, ...values })) === null) return null;
  return { password, uri: provisioningUri(secret, email) };
}
