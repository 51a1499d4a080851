import type { QueryKey } from '@tanstack/react-query';
import { useAct as useSiteAct } from '@thyme/site/use-act.ts';
import { showFailure } from './failures.ts';

/** Runs a mutation and invalidates the given queries. */
export function useAct(...invalidates: readonly QueryKey[]) {
  return useSiteAct(showFailure, invalidates);
}
