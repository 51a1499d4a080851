import { clientDetails, sessions, users } from '@thyme/db/schema';
import { hashToken, randomToken } from '../../src/platform/crypto/ids.ts';
import type { Db } from '../../src/platform/database/database.ts';

export interface SignedIn {
  token: string;
  userId: number;
  sessionId: number;
  clientDetailId: number | null;
  email: string;
}

type UserValues = Partial<typeof users.$inferInsert>;

const DAY = 86_400;
let counter = 0;

/** A guest with details and a live session, as after a login. */
export async function guestUser(db: Db, now: number, values: UserValues = {}): Promise<SignedIn> {
  const user = await insertUser(db, { userType: 2, firstName: 'Niamh', lastName: 'Byrne', ...values });
  const [details] = await db.insert(clientDetails).values({ userId: user.userId }).returning({ id: clientDetails.id });
  return { ...user, ...(await openSession(db, user.userId, now)), clientDetailId: details?.id ?? null };
}

export async function businessUser(db: Db, now: number, values: UserValues = {}): Promise<SignedIn> {
  const user = await insertUser(db, { userType: 1, firstName: 'Orla', lastName: 'Walsh', ...values });
  return { ...user, ...(await openSession(db, user.userId, now)), clientDetailId: null };
}

async function insertUser(
  db: Db,
  values: UserValues & Pick<typeof users.$inferInsert, 'userType' | 'firstName' | 'lastName'>,
) {
  counter += 1;
  const email = values.email ?? `person-${counter}@mail.example`;
  const [user] = await db
    .insert(users)
    .values({ ...values, email })
    .returning({ id: users.id });
  if (!user) throw new Error('The user was not inserted.');
  return { userId: user.id, email };
}

async function openSession(db: Db, userId: number, now: number): Promise<{ token: string; sessionId: number }> {
  const token = randomToken();
  const [session] = await db
    .insert(sessions)
    .values({
      userId,
      tokenHash: hashToken(token),
      createdAt: now,
      lastUsedAt: now,
      idleExpiresAt: now + 30 * DAY,
      expiresAt: now + 180 * DAY,
    })
    .returning({ id: sessions.id });
  if (!session) throw new Error('The session was not inserted.');
  return { token, sessionId: session.id };
}
