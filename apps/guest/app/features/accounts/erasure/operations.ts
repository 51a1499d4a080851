import { graphql } from '../../../generated/gql.ts';

graphql(`
  query LeavingBelongings($count: Int!) {
    appointments(type: "upcoming", count: $count, page: 1) {
      data {
        id
        kind
        date
        business_info { name country zone_label }
        appointment_detail { service_pricing { service_name } }
        cancellation_quote { fee refund decided_by_business }
      }
      counts { upcoming }
    }
    my_voucher(count: $count, page: 1) {
      data { id mine owner gift_state send_at voucher_code remaining expiry_date business_info { name country zone zone_label } }
    }
    my_packages { id code name sessions_left expiry_date business_info { name zone } }
    my_memberships { id shop status offer { name price_words } }
  }
`);
