import { migrate, UnknownState } from '@thyme/db/migrate';
import { Refusal } from './settings.ts';

/** Brings tables and functions up to date; a database that cannot be upgraded is refused with one sentence. */
export async function migrateNow(url: string): Promise<void> {
  await migrate(url).catch((error: unknown) => {
    throw error instanceof UnknownState ? new Refusal(error.message) : error;
  });
}
