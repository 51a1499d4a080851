import { notify } from '@thyme/site/notify.ts';
import { DeskStartPlanDocument } from '../../generated/graphql.ts';
import { chosenPlan, forgetPlan } from '../../lib/chosen-plan.ts';
import { showFailure } from '../../lib/failures.ts';
import { run } from '../../lib/graphql/client.ts';

/**
 * Starts the plan that the owner chose before the shop was open. If that fails, the choice is kept and the plan page
 * offers it again.
 */
export async function startChosenPlan(business: number): Promise<void> {
  const plan = chosenPlan();
  if (plan === null) return;
  try {
    const { status, message } = (await run(DeskStartPlanDocument, { business, plan })).subscribe;
    if (status === 0) throw new Error(message);
    forgetPlan();
    notify.success(message);
  } catch (error) {
    showFailure(error, { api: 'subscribe', body: { plan } });
  }
}
