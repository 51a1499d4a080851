import { inject } from 'vitest';
import { citusWorkers } from './citus.ts';
import { cloneDatabase, type TestDatabase } from './databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databases: { url: string; template: string };
  }
}

export type { TestDatabase } from './databases.ts';
export { insertAppointment, insertGuest, insertSale, insertShop, type ShopFixture } from './fixtures.ts';

/** A temporary database with the current tables and no rows. Needs a run that was set up by `global-setup.ts`. */
export function createTestDatabase(): Promise<TestDatabase> {
  const { url, template } = inject('databases');
  return cloneDatabase(url, template, citusWorkers());
}
