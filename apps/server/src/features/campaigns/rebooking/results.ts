import type { Services } from '../../../platform/services.ts';
import { countResults, type RebookResult } from './store.ts';

/** How many guests were asked back since then, and how many of them came. */
export const countRebookings = ({ db }: Services, businessId: number, since: number): Promise<RebookResult> =>
  countResults(db, businessId, since);
