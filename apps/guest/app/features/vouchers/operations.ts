import { graphql } from '../../generated/gql.ts';

graphql(`
  query MyVouchers($count: Int!, $page: Int!) {
    my_voucher(count: $count, page: $page) {
      data {
        id
        business_id
        owner_id
        owner
        mine
        voucher_code
        purchase_date
        value
        redeemed
        remaining
        expiry_date
        message
        business_info { name slug country }
        card_url
        voucher_detail { name color services_included { label } }
        history { id amount created_at remaining }
      }
      paginatorInfo { total }
    }
  }
`);

graphql(`
  mutation ClaimVoucher($voucher_code: String!) {
    claim_voucher(voucher_code: $voucher_code) { status message }
  }
`);
