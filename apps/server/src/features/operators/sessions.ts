import { hashToken, randomToken } from '../../platform/crypto/ids.ts';
import { networkOf } from '../../platform/http/network-address.ts';
import { consume } from '../../platform/limits/throttle.ts';
import type { Services } from '../../platform/services.ts';
import { inTransaction } from '../../platform/unit-of-work.ts';
import { isPasswordOf } from '../accounts/index.ts';
import { sealContext } from './create-operator.ts';
import { DEMO_OPERATOR } from './demo-operator.ts';
import * as store from './store.ts';
import { stepOf } from './totp.ts';

const IDLE_SECONDS = 30 * 60;
const LONGEST_SECONDS = 12 * 3_600;
const BY_ACCOUNT = { max: 10, windowSeconds: 900 };
const BY_NETWORK = { max: 30, windowSeconds: 900 };

export interface Operator {
  id: number;
  name: string;
  email: string;
}

export interface Credentials {
  email: string;
  password: string;
  code: string;
}

export type LogIn = { kind: 'in'; token: string } | { kind: 'wrong' } | { kind: 'limited'; retryAfter: number };

/** Same message and timing for a wrong address, password and code. */
export async function logIn(services: Services, typed: Credentials, ip: string): Promise<LogIn> {
  const { clock } = services;
  const email = typed.email.trim().toLowerCase();
  const limits = [
    await consume(services, `operator:network:${networkOf(ip)}`, BY_NETWORK),
    await consume(services, `operator:account:${email}`, BY_ACCOUNT),
  ];
  const limit = limits.find(({ allowed }) => !allowed);
  if (limit) return { kind: 'limited', retryAfter: limit.retryAfter };
  const operator = await findOperator(services, email);
  const isRight = await isPasswordOf(operator?.passwordHash ?? null, typed.password);
  if (!operator || !isRight) return { kind: 'wrong' };
  const now = clock.now();
  const step = stepOf(services.sealing.open(operator.totpSealed, sealContext(email)), typed.code, now);
  if (step === null) return { kind: 'wrong' };
  return inTransaction(services, async (tx): Promise<LogIn> => {
    if (!(await store.takeStep(tx.db, operator.id, step))) return { kind: 'wrong' };
    const token = randomToken();
    const expiry = { idleExpiresAt: now + IDLE_SECONDS, expiresAt: now + LONGEST_SECONDS };
    await store.insertSession(tx.db, {
      tokenHash: hashToken(token),
      operatorId: operator.id,
      createdAt: now,
      ...expiry,
    });
    await recordAct(tx, operator, { action: 'log-in', subject: 'operator', subjectId: operator.id });
    return { kind: 'in', token };
  });
}

/** The demo's operator has a public password. */
async function findOperator({ db, config }: Services, email: string): Promise<store.OperatorRow | null> {
  return email === DEMO_OPERATOR.email && !config.demo ? null : store.findByEmail(db, email);
}

/** Extends the session on use. */
export async function operatorOf({ db, clock }: Services, token: string): Promise<Operator | null> {
  const now = clock.now();
  const found = await store.findSession(db, hashToken(token), now);
  if (!found) return null;
  const { expiresAt, idleExpiresAt, ...operator } = found;
  const next = Math.min(now + IDLE_SECONDS, expiresAt);
  // At most one write a minute.
  if (next - idleExpiresAt > 60) await store.prolongSession(db, hashToken(token), next);
  return operator;
}

export async function logOut({ db }: Services, token: string): Promise<void> {
  await store.deleteSession(db, hashToken(token));
}

export interface Act {
  action: string;
  subject: string;
  subjectId?: number | string;
  details?: object;
}

/** Logs every view of personal data and every action of an operator. */
export async function recordAct({ db, clock }: Services, { id }: Pick<Operator, 'id'>, act: Act): Promise<void> {
  const { subjectId, ...rest } = act;
  await store.insertEntry(db, {
    ...rest,
    operatorId: id,
    subjectId: subjectId === undefined ? null : String(subjectId),
    createdAt: clock.now(),
  });
}
