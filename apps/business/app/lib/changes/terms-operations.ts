import { graphql } from '../../generated/gql.ts';

graphql(`
  mutation DeskSaveTerms(
    $business: Int!
    $policy: [Int!]
    $percent: Float!
    $atOnce: Boolean!
    $vetting: Boolean!
    $minutes: Int!
    $parts: Int
  ) {
    desk_save_terms(
      business_id: $business
      policy: $policy
      upfront_percent: $percent
      confirms_at_once: $atOnce
      video_vetting: $vetting
      consultation_minutes: $minutes
      part_hours: $parts
    ) {
      ...Changed
    }
  }
`);
