import { graphql } from '../../generated/gql.ts';
import type { ChangedFragment } from '../../generated/graphql.ts';

/** The result of every change of the shop: done, or the appointments that conflict with it. */
graphql(`
  fragment Changed on DeskChange {
    status
    message
    id
    conflicts { appt_id guest_name services starts reason choices nearest_times }
  }
`);

export type ChangeAnswer = ChangedFragment;
export type Conflict = ChangeAnswer['conflicts'][number];
