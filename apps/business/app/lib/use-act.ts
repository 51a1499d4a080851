import { useAct as useSiteAct } from '@thyme/site/use-act.ts';
import { useDesk } from './desk.ts';
import { showFailure } from './failures.ts';

/** All queries about one business share this prefix, so that a mutation can invalidate them together. */
export const deskKey = (businessId: number, ...rest: readonly unknown[]) => ['desk', businessId, ...rest] as const;

/** Runs a mutation and refetches everything of the business that is on screen. */
export function useAct() {
  const { business } = useDesk();
  return useSiteAct(showFailure, [deskKey(business.id)]);
}
