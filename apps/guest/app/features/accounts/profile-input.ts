import type { UpdateProfileMutationVariables } from '../../generated/graphql.ts';
import type { Profile } from './use-profile.ts';

export const CLIENT_SOURCE = 'Online';

/** Everything that is known of a guest as the server takes it back, with what has changed. */
export function profileInput(
  profile: Profile,
  changes: Partial<UpdateProfileMutationVariables> = {},
): UpdateProfileMutationVariables {
  const { client_detail: more } = profile;
  return {
    first_name: profile.first_name,
    last_name: profile.last_name,
    mobile: profile.mobile,
    additional_mobile: more?.additional_mobile,
    gender: more?.gender,
    dob: more?.dob,
    address: more?.address,
    suite: more?.suite,
    country: more?.country,
    eir_code: more?.eir_code,
    email_notification: more?.email_notification,
    client_source: CLIENT_SOURCE,
    display_booking: false,
    ...changes,
  };
}

const DAY_MS = 86_400_000;

/** A date of birth as a date box holds it: '1991-03-04'. */
export const dateBox = (dob: number | null | undefined): string =>
  dob == null ? '' : new Date(dob * 1000).toISOString().slice(0, 10);

/** And back to unix seconds; an empty box is no date. */
export function dobOf(box: string): number | null {
  const time = Date.parse(`${box}T00:00:00Z`);
  return Number.isNaN(time) ? null : (Math.floor(time / DAY_MS) * DAY_MS) / 1000;
}
