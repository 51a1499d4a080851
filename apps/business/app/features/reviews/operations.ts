import { graphql } from '../../generated/gql.ts';
import type { DeskReviewsQuery } from '../../generated/graphql.ts';

graphql(`
  query DeskReviews($business: Int!, $filter: String, $count: Int) {
    desk_reviews(business_id: $business, filter: $filter, count: $count, page: 1) {
      counts { all unanswered words low }
      rating_distribution { rating_level number_of_rating }
      reviews {
        id appt_id guest_id guest_name service person nth rating comment written reply hidden report report_decided decide_by
      }
    }
  }
`);

graphql(`
  mutation DeskReplyReview($business: Int!, $id: Int!, $text: String!) {
    desk_reply_review(business_id: $business, id: $id, text: $text) { status message }
  }
`);

graphql(`
  mutation DeskDeleteReply($business: Int!, $id: Int!) {
    desk_delete_reply(business_id: $business, id: $id) { status message }
  }
`);

graphql(`
  mutation DeskReportReview($business: Int!, $id: Int!, $reason: String!, $note: String) {
    desk_report_review(business_id: $business, id: $id, reason: $reason, note: $note) { status message }
  }
`);

export type DeskReviews = DeskReviewsQuery['desk_reviews'];
export type DeskReview = DeskReviews['reviews'][number];
