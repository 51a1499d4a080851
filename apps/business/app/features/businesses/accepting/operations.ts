import { graphql } from '../../../generated/gql.ts';

graphql(`
  mutation DeskSaveAcceptance($business: Int!, $who: String!, $newOnlyPaid: Boolean!) {
    desk_save_acceptance(business_id: $business, who: $who, new_only_paid: $newOnlyPaid) {
      ...Changed
    }
  }
`);

graphql(`
  query DeskAcceptPreview($business: Int!, $who: String!, $newOnlyPaid: Boolean!) {
    desk_accept_preview(business_id: $business, who: $who, new_only_paid: $newOnlyPaid) { requests accepted }
  }
`);
