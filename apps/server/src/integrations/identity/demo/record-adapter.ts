import { identityProviderRecords as records } from '@thyme/db/schema';
import { and, eq, lte } from 'drizzle-orm';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';

/** Stores the demo provider's state in PostgreSQL, so that each step of a login can reach another process. */
export function recordAdapter(db: Db, clock: Clock, kind: string): Adapter {
  const byId = (id: string) => and(eq(records.kind, kind), eq(records.id, id));
  const payloadOf = (rows: { payload: unknown; consumedAt: number | null; expiresAt: number | null }[]) => {
    const [row] = rows;
    if (!row || (row.expiresAt !== null && row.expiresAt <= clock.now())) return undefined;
    return { ...(row.payload as AdapterPayload), ...(row.consumedAt === null ? {} : { consumed: row.consumedAt }) };
  };
  const select = () => db.select().from(records);
  return {
    upsert: async (id, payload, expiresIn) => {
      const values = {
        payload,
        grantId: payload.grantId ?? null,
        userCode: payload.userCode ?? null,
        uid: payload.uid ?? null,
        expiresAt: expiresIn ? clock.now() + expiresIn : null,
      };
      await db
        .insert(records)
        .values({ kind, id, ...values })
        .onConflictDoUpdate({ target: [records.kind, records.id], set: values });
    },
    find: async (id) => payloadOf(await select().where(byId(id))),
    findByUid: async (uid) => payloadOf(await select().where(and(eq(records.kind, kind), eq(records.uid, uid)))),
    findByUserCode: async (code) =>
      payloadOf(await select().where(and(eq(records.kind, kind), eq(records.userCode, code)))),
    consume: async (id) => {
      await db.update(records).set({ consumedAt: clock.now() }).where(byId(id));
    },
    destroy: async (id) => {
      await db.delete(records).where(byId(id));
    },
    revokeByGrantId: async (grantId) => {
      await db.delete(records).where(eq(records.grantId, grantId));
    },
  };
}

/** A value that all processes share: the first one creates it. */
export async function agreeOn<Value extends object>(db: Db, id: string, make: () => Promise<Value>): Promise<Value> {
  const kind = 'setting';
  const find = () =>
    db
      .select()
      .from(records)
      .where(and(eq(records.kind, kind), eq(records.id, id)));
  const [known] = await find();
  if (known) return known.payload as Value;
  await db
    .insert(records)
    .values({ kind, id, payload: await make() })
    .onConflictDoNothing();
  const [agreed] = await find();
  return agreed?.payload as Value;
}

export async function deleteExpiredRecords(db: Db, now: number): Promise<number> {
  const { rowCount } = await db.delete(records).where(lte(records.expiresAt, now));
  return rowCount ?? 0;
}
