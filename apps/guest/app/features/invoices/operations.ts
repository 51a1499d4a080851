import { graphql } from '../../generated/gql.ts';

graphql(`
  query InvoiceDetail($sale_id: Int!, $appt_id: Int) {
    invoice(sale_id: $sale_id, appt_id: $appt_id) {
      inv_pre
      inv_no
      created_at
      buyer_name
      buyer_info { mobile email address }
      business_info {
        id
        name
        address
        country
        vat_number
        thumbnail_picture { image alt width height tint }
      }
      payment_type
      payment_status
      sub_total
      discount
      s_discount
      total_amount
      payment_amount
      due_amount
      sale_detail { id product_name product_qty unit_price discount member_percent vat_rate vat note }
      vat { rate net vat gross }
      supplied_on
      credit_notes { id number amount reason created_at pdf_url }
      changes { id kind amount note created_at }
      payments { id kind amount method instrument created_at }
      visits { id status date end zone_label }
      pdf_url
    }
  }
`);
