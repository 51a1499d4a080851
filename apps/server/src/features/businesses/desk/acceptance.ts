import type { AcceptRule } from '@thyme/domain/bookings';
import type { Services } from '../../../platform/services.ts';
import type { Viewer } from '../../accounts/index.ts';
import { type ChangeAnswer, changeShop } from '../../edits/index.ts';
import * as store from './profile-store.ts';

/** Sets whose bookings are accepted at once from now on; open ones still wait. */
export function saveAcceptance(
  services: Services,
  viewer: Viewer,
  { businessId, rule: { who, newOnlyPaid } }: { businessId: number; rule: AcceptRule },
): Promise<ChangeAnswer> {
  const change = { businessId, action: 'save-acceptance', subject: 'profile' };
  return changeShop(services, viewer, change, async ({ tx }) => {
    await store.updateBusiness(tx.db, businessId, {
      confirmsAtOnce: who === 'everybody',
      acceptsKnown: who === 'known',
      newOnlyPaid,
    });
    return { id: businessId, message: 'Saved.', changes: { who, newOnlyPaid } };
  });
}
