import type { UpdateProfileMutationVariables } from '../../../generated/graphql.ts';

export const CLIENT_SOURCE = 'Online';

/** Changes of the profile as the server takes them; what is left out stays as it is. */
export function profileInput(changes: UpdateProfileMutationVariables): UpdateProfileMutationVariables {
  return { client_source: CLIENT_SOURCE, display_booking: false, ...changes };
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
