import type { MemberTerms } from '@thyme/domain/memberships';
import type { Services } from '../../../platform/services.ts';
import { listMemberTerms } from './terms-store.ts';

/** A guest's current member discounts at a shop. */
export function readMemberTerms({ db }: Services, own: { businessId: number; userId: number }): Promise<MemberTerms[]> {
  return listMemberTerms(db, own);
}
