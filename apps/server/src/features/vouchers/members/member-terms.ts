import type { MemberTerms } from '@thyme/domain/memberships';
import type { Services } from '../../../platform/services.ts';
import { listMemberTerms } from './terms-store.ts';

/** What a guest's memberships take off at a shop now. */
export function readMemberTerms({ db }: Services, own: { businessId: number; userId: number }): Promise<MemberTerms[]> {
  return listMemberTerms(db, own);
}
