import { graphql } from '../../generated/gql.ts';
import type { DeskBeginningQuery, DeskTradesQuery } from '../../generated/graphql.ts';

graphql(`
  mutation DeskRegister($first_name: String!, $last_name: String!, $email: String!, $password: String!) {
    desk_register(first_name: $first_name, last_name: $last_name, email: $email, password: $password) { access_token }
  }
`);

graphql(`
  query DeskTrades {
    desk_trades { slug name services { name minutes price } }
  }
`);

graphql(`
  query DeskBeginning($business: Int!) {
    desk_shop(business_id: $business) {
      id slug name trade country description location area has_position published
      buffer_minutes upfront_percent policy confirms_at_once video_vetting consultation_minutes
      chairs { id active }
      hours { chair_id weekday from to }
      pictures { id picture { image alt width height tint } }
    }
    desk_menu(business_id: $business) {
      services { id name active pricings { price duration } }
    }
  }
`);

graphql(`
  query DeskSlug($slug: String, $name: String, $area: String, $trade: String, $business: Int) {
    desk_slug(slug: $slug, name: $name, area: $area, trade: $trade, business_id: $business) { slug is_free message }
  }
`);

graphql(`
  mutation DeskSavePlace(
    $business: Int
    $name: String!
    $trade: String!
    $description: String
    $location: String!
    $place: String
    $slug: String!
  ) {
    desk_save_place(
      business_id: $business
      name: $name
      trade: $trade
      description: $description
      location: $location
      place_id: $place
      slug: $slug
    ) {
      ...Changed
    }
  }
`);

graphql(`
  mutation DeskSaveFirstServices($business: Int!, $services: [DeskFirstServiceInput!]!) {
    desk_save_first_services(business_id: $business, services: $services) {
      ...Changed
    }
  }
`);

graphql(`
  mutation DeskSaveFirstHours(
    $business: Int!
    $weekdays: [Int!]!
    $from: Int!
    $to: Int!
    $buffer: Int!
    $chairs: Int!
  ) {
    desk_save_first_hours(business_id: $business, weekdays: $weekdays, from: $from, to: $to, buffer_minutes: $buffer, chairs: $chairs) {
      ...Changed
    }
  }
`);

graphql(`
  mutation DeskPublish($business: Int!, $vetting: Boolean!, $atOnce: Boolean!) {
    desk_publish(business_id: $business, video_vetting: $vetting, confirms_at_once: $atOnce) {
      ...Changed
    }
  }
`);

export type Trades = DeskTradesQuery['desk_trades'];
graphql(`
  query DeskPlanNames($business: Int!) {
    desk_plan(business_id: $business) {
      trial_days
      offered { code name price period }
    }
  }
`);

graphql(`
  mutation DeskStartPlan($business: Int!, $plan: String!) {
    subscribe(business_id: $business, plan: $plan) { status message }
  }
`);

export type Beginning = DeskBeginningQuery;

graphql(`
  query DeskStart($business: Int!) {
    desk_start(business_id: $business) {
      is_over open address description opened_at services weekdays unnamed photos bookings first_free
    }
    desk_shop(business_id: $business) { pictures { picture { image alt width height tint } } }
  }
`);
