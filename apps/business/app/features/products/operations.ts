import { graphql } from '../../generated/gql.ts';
import type { DeskProductsQuery, DeskStockMovementsQuery } from '../../generated/graphql.ts';

graphql(`
  query DeskProducts($business: Int!) {
    desk_products(business_id: $business) { id name price vat_rate rate_today sku low_at stock state active sold_online }
  }
`);

graphql(`
  query DeskStockMovements($business: Int!, $id: Int!) {
    desk_stock_movements(business_id: $business, id: $id) {
      id kind quantity reason by appt_id is_oversold at
    }
  }
`);

graphql(`
  mutation DeskSaveProduct(
    $business: Int!
    $id: Int
    $name: String!
    $price: Float!
    $rate: Float
    $sku: String
    $lowAt: Int
    $stock: Int
    $online: Boolean
  ) {
    desk_save_product(
      business_id: $business
      id: $id
      name: $name
      price: $price
      vat_rate: $rate
      sku: $sku
      low_at: $lowAt
      stock: $stock
      sold_online: $online
    ) {
      ...Changed
    }
  }
`);

graphql(`
  mutation DeskSetProductActive($business: Int!, $id: Int!, $active: Boolean!) {
    desk_set_product_active(business_id: $business, id: $id, active: $active) { ...Changed }
  }
`);

graphql(`
  mutation DeskMoveStock(
    $business: Int!
    $id: Int!
    $kind: String!
    $quantity: Int!
    $reason: String
    $key: String
  ) {
    desk_move_stock(
      business_id: $business
      id: $id
      kind: $kind
      quantity: $quantity
      reason: $reason
      idempotency_key: $key
    ) {
      status message
    }
  }
`);

export type DeskProduct = DeskProductsQuery['desk_products'][number];
export type StockMovement = DeskStockMovementsQuery['desk_stock_movements'][number];
