import { graphql } from '../../generated/gql.ts';
import type { ChangedFragment } from '../../generated/graphql.ts';

/** The result of an edit: done, or conflicts with appointments to decide on first. */
graphql(`
  fragment Changed on DeskChange {
    status
    message
    id
    conflicts { appt_id guest_name services starts reason choices is_part is_class nearest_times group_times colleague }
  }
`);

export type ChangeAnswer = ChangedFragment;
export type AskedConflict = ChangeAnswer['conflicts'][number];
