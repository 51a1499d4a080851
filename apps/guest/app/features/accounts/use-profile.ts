import { useQuery } from '@tanstack/react-query';
import { run } from '../../lib/graphql/client.ts';
import { profile } from './operations.ts';

/** The guest's own account. */
export function useProfile() {
  return useQuery({
    queryKey: ['profile'],
    queryFn: async () => (await run(profile, {})).profileInformation,
  });
}

export type Profile = NonNullable<ReturnType<typeof useProfile>['data']>;
