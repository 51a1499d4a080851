import type { Services } from '../../../platform/services.ts';
import { countResults, type NewsResult } from '../rule-messages.ts';

/** How many guests got a birthday message since then, and how many of them booked. */
export const countGreetings = ({ db }: Services, businessId: number, since: number): Promise<NewsResult> =>
  countResults(db, 'birthday', businessId, since);
