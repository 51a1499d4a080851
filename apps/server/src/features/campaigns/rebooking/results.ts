import type { Services } from '../../../platform/services.ts';
import { countResults, type RebookResult } from './store.ts';

/** How many guests got a rebooking message since then, and how many of them booked. */
export const countRebookings = ({ db }: Services, businessId: number, since: number): Promise<RebookResult> =>
  countResults(db, businessId, since);
