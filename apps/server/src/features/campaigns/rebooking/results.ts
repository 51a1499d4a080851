import type { Services } from '../../../platform/services.ts';
import { countResults, type NewsResult } from '../rule-messages.ts';

/** How many guests got a rebooking message since then, and how many of them booked. */
export const countRebookings = ({ db }: Services, businessId: number, since: number): Promise<NewsResult> =>
  countResults(db, 'rebook', businessId, since);
