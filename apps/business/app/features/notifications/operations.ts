import { graphql } from '../../generated/gql.ts';
import type { DeskNewsQuery } from '../../generated/graphql.ts';

graphql(`
  query DeskNews($business: Int!) {
    desk_news(business_id: $business) {
      unseen
      items { id kind title message at appt_id is_new }
    }
  }
`);

graphql(`
  mutation DeskSeeNews($business: Int!, $last: Int!) {
    desk_see_news(business_id: $business, last_id: $last) { status message }
  }
`);

export type News = DeskNewsQuery['desk_news'];
export type NewsItem = News['items'][number];
