import type { SpreadRule } from '@thyme/domain/availability';
import type { Services } from '../../../platform/services.ts';
import type { Viewer } from '../../accounts/index.ts';
import { updateBusiness } from '../../businesses/index.ts';
import { type ChangeAnswer, changeShop } from '../../edits/index.ts';

/** Sets who gets the appointments of guests who take anyone. */
export function saveSpread(
  services: Services,
  viewer: Viewer,
  { businessId, rule }: { businessId: number; rule: SpreadRule },
): Promise<ChangeAnswer> {
  const change = { businessId, action: 'save-spread', subject: 'hours' };
  return changeShop(services, viewer, change, async ({ tx }) => {
    await updateBusiness(tx.db, businessId, { spreadRule: rule });
    return { id: businessId, message: 'Saved.', changes: { rule } };
  });
}
