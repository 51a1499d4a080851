import type { Services } from '../../../platform/services.ts';
import { countResults, type ReviewResult } from './store.ts';

/** How many appointments were asked about since then, and how many of them were reviewed. */
export const countReviews = ({ db }: Services, businessId: number, since: number): Promise<ReviewResult> =>
  countResults(db, businessId, since);
