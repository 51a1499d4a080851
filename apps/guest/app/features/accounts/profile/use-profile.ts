import { useQuery } from '@tanstack/react-query';
import { runAsGuest } from '../../../lib/graphql/run-as-guest.ts';
import { profile } from '../operations.ts';

/** The guest's own account. */
export function useProfile() {
  return useQuery({
    queryKey: ['profile'],
    queryFn: async () => (await runAsGuest(profile, {})).profileInformation,
  });
}

export type Profile = NonNullable<ReturnType<typeof useProfile>['data']>;
