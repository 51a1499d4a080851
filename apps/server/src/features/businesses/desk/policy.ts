import { type CancellationStep, checkSteps, LATE_PERCENT, LATE_SECONDS, stepsMessage } from '@thyme/domain/payments';
import { HOUR } from '@thyme/domain/time';
import { invalidInput } from '../../../graphql/errors.ts';
import type { Services } from '../../../platform/services.ts';
import type { Viewer } from '../../accounts/index.ts';
import { type ChangeAnswer, changeShop } from '../../edits/index.ts';
import { updateBusiness } from './profile-store.ts';

/** Custom steps replace codes 1 and 2. Steps that equal code 1 are stored as that code. */
export function policyOf(codes: readonly number[], steps: readonly CancellationStep[]) {
  const [only] = steps;
  const isCodeOne = steps.length === 1 && only?.hours === LATE_SECONDS / HOUR && only.percent === LATE_PERCENT;
  const kept = steps.length === 0 ? codes : [...codes.filter((code) => code === 3), ...(isCodeOne ? [1] : [])];
  return {
    cancellation: [...new Set(kept)].sort((a, b) => a - b),
    cancellationSteps: isCodeOne ? [] : [...steps],
  };
}

/** The cancellation terms that guests accept when booking. Existing bookings keep theirs. */
export function savePolicy(
  services: Services,
  viewer: Viewer,
  form: {
    businessId: number;
    codes: readonly number[];
    steps: readonly CancellationStep[];
    forgivesFirst?: boolean | undefined;
  },
): Promise<ChangeAnswer> {
  const { businessId } = form;
  const steps = checkSteps(form.steps);
  return changeShop(services, viewer, { businessId, action: 'save-policy', subject: 'profile' }, async ({ tx }) => {
    if (!steps.ok) throw invalidInput({ steps: [stepsMessage(steps.refusal)] });
    const { forgivesFirst } = form;
    const policy = { ...policyOf(form.codes, steps.value), ...(forgivesFirst === undefined ? {} : { forgivesFirst }) };
    await updateBusiness(tx.db, businessId, policy);
    return { id: businessId, message: 'Your booking rules are saved.', changes: policy };
  });
}
