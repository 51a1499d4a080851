import { graphql } from '../../../generated/gql.ts';

graphql(`
  mutation DeskSaveAcceptRules($business: Int!, $rules: [DeskAcceptRuleInput!]!) {
    desk_save_accept_rules(business_id: $business, rules: $rules) {
      ...Changed
    }
  }
`);

graphql(`
  query DeskAcceptPreview($business: Int!, $rules: [DeskAcceptRuleInput!]!) {
    desk_accept_preview(business_id: $business, rules: $rules) { requests accepted missed_guests }
  }
`);
