import { sql } from 'drizzle-orm';
import { connect, type Database } from '../client.ts';
import { loadContent } from '../content/index.ts';
import { loadPlaces } from '../places/index.ts';
import { storeGuests } from './store-guests.ts';
import { storeShops } from './store-shops.ts';
import { storeVisits } from './store-visits.ts';
import { planVisits } from './visit-plan.ts';

export interface LoadDemoOptions {
  now: Date;
  log?: (line: string) => void;
}

async function refuseUnlessEmpty(db: Database) {
  const { rows } = await db.execute(sql`select 1 from businesses limit 1`);
  if (rows.length > 0) throw new Error('The marketplace is not empty. `npm run db -- reset` empties it.');
}

/** Fills an empty database with the demo marketplace. The same moment makes the same marketplace. */
export async function loadDemo(url: string, { now, log = () => undefined }: LoadDemoOptions): Promise<void> {
  const instant = Math.floor(now.getTime() / 1000);
  const { db, close } = connect(url, { max: 2, applicationName: 'thyme-demo', statementTimeoutMillis: 120_000 });
  try {
    await refuseUnlessEmpty(db);
    await loadContent(db, { today: now.toISOString().slice(0, 10) });
    await loadPlaces(db);
    await db.transaction(async (tx) => {
      const shops = await storeShops(tx, instant);
      log(`${shops.length} shops.`);
      const { named, others } = await storeGuests(tx, instant);
      log(`${named.length + others.length} guests.`);
      const visits = await storeVisits(
        tx,
        shops.flatMap((shop) => planVisits(shop, others, instant)),
        instant,
      );
      log(`${visits.length} visits.`);
    });
  } finally {
    await close();
  }
}
