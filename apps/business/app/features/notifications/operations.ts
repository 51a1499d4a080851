import { graphql } from '../../generated/gql.ts';
import type { DeskNotificationsQuery } from '../../generated/graphql.ts';

graphql(`
  query DeskNotifications($business: Int!) {
    desk_notifications(business_id: $business) {
      unseen
      items { id kind title message at appt_id is_new }
    }
  }
`);

graphql(`
  mutation DeskSeeNotifications($business: Int!, $last: Int!) {
    desk_see_notifications(business_id: $business, last_id: $last) { status message }
  }
`);

export type DeskNotifications = DeskNotificationsQuery['desk_notifications'];
export type DeskNotification = DeskNotifications['items'][number];
