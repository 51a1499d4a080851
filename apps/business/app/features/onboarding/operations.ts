import { graphql } from '../../generated/gql.ts';
import type { DeskBeginningQuery, DeskTradesQuery } from '../../generated/graphql.ts';

export const deskRegister = graphql(`
  mutation DeskRegister($first_name: String!, $last_name: String!, $email: String!, $password: String!) {
    desk_register(first_name: $first_name, last_name: $last_name, email: $email, password: $password) { access_token }
  }
`);

export const deskTrades = graphql(`
  query DeskTrades {
    desk_trades { slug name services { name minutes price } }
  }
`);

export const deskBeginning = graphql(`
  query DeskBeginning($business: Int!) {
    desk_shop(business_id: $business) {
      id slug name trade country description location area has_position published
      buffer_minutes upfront_percent policy confirms_at_once video_vetting consultation_minutes
      chairs { id active }
      hours { chair_id weekday from to }
      pictures { id picture { image alt width height tint } }
      payout { iban_end holder }
    }
    desk_menu(business_id: $business) {
      services { id name active pricings { price duration } }
    }
  }
`);

export const deskSlug = graphql(`
  query DeskSlug($slug: String, $name: String, $area: String, $trade: String, $business: Int) {
    desk_slug(slug: $slug, name: $name, area: $area, trade: $trade, business_id: $business) { slug is_free message }
  }
`);

export const savePlace = graphql(`
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
      status message id visits { appt_id guest_name services starts reason choices nearest_times }
    }
  }
`);

export const saveFirstServices = graphql(`
  mutation DeskSaveFirstServices($business: Int!, $services: [DeskFirstServiceInput!]!) {
    desk_save_first_services(business_id: $business, services: $services) {
      status message id visits { appt_id guest_name services starts reason choices nearest_times }
    }
  }
`);

export const saveFirstHours = graphql(`
  mutation DeskSaveFirstHours(
    $business: Int!
    $weekdays: [Int!]!
    $from: Int!
    $to: Int!
    $buffer: Int!
    $chairs: Int!
  ) {
    desk_save_first_hours(business_id: $business, weekdays: $weekdays, from: $from, to: $to, buffer_minutes: $buffer, chairs: $chairs) {
      status message id visits { appt_id guest_name services starts reason choices nearest_times }
    }
  }
`);

export const saveFirstTerms = graphql(`
  mutation DeskSaveFirstTerms(
    $business: Int!
    $policy: [Int!]!
    $percent: Float!
    $atOnce: Boolean!
    $vetting: Boolean!
    $minutes: Int!
  ) {
    desk_save_terms(
      business_id: $business
      policy: $policy
      upfront_percent: $percent
      confirms_at_once: $atOnce
      video_vetting: $vetting
      consultation_minutes: $minutes
    ) {
      status message id visits { appt_id guest_name services starts reason choices nearest_times }
    }
  }
`);

export const saveFirstPayout = graphql(`
  mutation DeskSaveFirstPayout($business: Int!, $iban: String!, $holder: String!) {
    desk_save_payout(business_id: $business, iban: $iban, holder: $holder) {
      status message id visits { appt_id guest_name services starts reason choices nearest_times }
    }
  }
`);

export const publish = graphql(`
  mutation DeskPublish($business: Int!, $vetting: Boolean!, $atOnce: Boolean!) {
    desk_publish(business_id: $business, video_vetting: $vetting, confirms_at_once: $atOnce) {
      status message id visits { appt_id guest_name services starts reason choices nearest_times }
    }
  }
`);

export type Trades = DeskTradesQuery['desk_trades'];
export type Beginning = DeskBeginningQuery;
