import { graphql } from '../../generated/gql.ts';
import type { DeskAudienceQuery, DeskCampaignsQuery } from '../../generated/graphql.ts';

graphql(`
  fragment CampaignFacts on DeskCampaign {
    id name state channel subject body send_at started ended waiting sent failed complaints cost bookings booking_guests booked
    segment { kind weeks least month id unused }
    skipped { reason guests }
  }
`);

graphql(`
  query DeskCampaigns($business: Int!) {
    desk_campaigns(business_id: $business) {
      campaigns { ...CampaignFacts }
      choices { services { id name } vouchers { id name } packages { id name } }
      text_price text_limit spent quiet_from quiet_until has_texts is_demo
    }
  }
`);

graphql(`
  query DeskAudience($business: Int!, $segment: DeskSegmentInput!) {
    desk_audience(business_id: $business, segment: $segment) {
      matched
      channels { channel reached refused { reason guests } }
    }
  }
`);

graphql(`
  mutation DeskSaveCampaign(
    $business: Int!
    $id: Int
    $name: String!
    $channel: String!
    $segment: DeskSegmentInput!
    $subject: String!
    $body: String!
  ) {
    desk_save_campaign(
      business_id: $business
      id: $id
      name: $name
      channel: $channel
      segment: $segment
      subject: $subject
      body: $body
    ) {
      ...Changed
    }
  }
`);

graphql(`
  mutation DeskSendCampaign($business: Int!, $id: Int!, $date: String, $time: Int) {
    desk_send_campaign(business_id: $business, id: $id, date: $date, time: $time) { ...Changed }
  }
`);

graphql(`
  mutation DeskCancelCampaign($business: Int!, $id: Int!) {
    desk_cancel_campaign(business_id: $business, id: $id) { ...Changed }
  }
`);

graphql(`
  mutation DeskRemoveCampaign($business: Int!, $id: Int!) {
    desk_remove_campaign(business_id: $business, id: $id) { ...Changed }
  }
`);

graphql(`
  mutation DeskTestCampaign($business: Int!, $channel: String!, $subject: String!, $body: String!) {
    desk_test_campaign(business_id: $business, channel: $channel, subject: $subject, body: $body) { status message }
  }
`);

export type Campaigns = DeskCampaignsQuery['desk_campaigns'];
export type Campaign = Campaigns['campaigns'][number];
export type Choices = Campaigns['choices'];
export type Audience = DeskAudienceQuery['desk_audience'];
