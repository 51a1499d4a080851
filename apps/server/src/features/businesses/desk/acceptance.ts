import { type AcceptRule, acceptRulesMessage, answerOf, checkAcceptRules } from '@thyme/domain/bookings';
import { invalidInput } from '../../../graphql/errors.ts';
import type { Services } from '../../../platform/services.ts';
import type { Viewer } from '../../accounts/index.ts';
import { type ChangeAnswer, changeShop } from '../../edits/index.ts';
import * as store from './profile-store.ts';

/** Sets whose bookings are accepted at once from now on; open ones still wait. */
export function saveAcceptRules(
  services: Services,
  viewer: Viewer,
  { businessId, rules }: { businessId: number; rules: readonly AcceptRule[] },
): Promise<ChangeAnswer> {
  const checked = checkAcceptRules(rules);
  const change = { businessId, action: 'save-acceptance', subject: 'profile' };
  return changeShop(services, viewer, change, async ({ tx }) => {
    if (!checked.ok) throw invalidInput({ rules: [acceptRulesMessage(checked.refusal)] });
    await store.updateBusiness(tx.db, businessId, {
      acceptRules: [...checked.value],
      confirmsAtOnce: checked.value.every((rule) => answerOf(rule) === 'accepted'),
    });
    return { id: businessId, message: 'Your booking rules are saved.', changes: { rules: checked.value } };
  });
}
