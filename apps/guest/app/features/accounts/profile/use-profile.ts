import { useQuery } from '@tanstack/react-query';
import { ProfileDocument } from '../../../generated/graphql.ts';
import { runAsGuest } from '../../../lib/graphql/run-as-guest.ts';

/** The guest's own account. */
export function useProfile() {
  return useQuery({
    queryKey: ['profile'],
    queryFn: async () => (await runAsGuest(ProfileDocument, {})).profileInformation,
  });
}

export type Profile = NonNullable<ReturnType<typeof useProfile>['data']>;
