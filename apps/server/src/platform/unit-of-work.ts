import type { Transaction } from './database/database.ts';
import type { Services } from './services.ts';

/** The services inside one transaction: everything that reads or writes through `db` commits or rolls back together. */
export interface UnitOfWork extends Services {
  db: Transaction;
}

export function inTransaction<Result>(services: Services, run: (tx: UnitOfWork) => Promise<Result>): Promise<Result> {
  return services.db.transaction((db) => run({ ...services, db }));
}
