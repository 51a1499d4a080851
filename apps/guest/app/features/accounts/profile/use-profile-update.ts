import { useQueryClient } from '@tanstack/react-query';
import { notify } from '@thyme/site/notify.ts';
import { UpdateProfileDocument, type UpdateProfileMutationVariables } from '../../../generated/graphql.ts';
import { accepted } from '../../../lib/failures.ts';
import { run } from '../../../lib/graphql/client.ts';
import { refreshMe } from '../../../lib/session/me.ts';
import { profileInput } from './profile-form.ts';

export const SAVED = 'Profile edited successfully!';

/** Saves changes of the profile, and updates the page and the header. */
export function useProfileUpdate() {
  const queries = useQueryClient();
  return async (changes: UpdateProfileMutationVariables): Promise<void> => {
    const { guestProfileUpdate } = await run(UpdateProfileDocument, profileInput(changes));
    accepted(guestProfileUpdate);
    notify.success(SAVED);
    refreshMe();
    await queries.invalidateQueries({ queryKey: ['profile'] });
  };
}
