import { graphql } from '../../generated/gql.ts';
import type { DeskMenuQuery } from '../../generated/graphql.ts';

graphql(`
  query DeskMenu($business: Int!) {
    desk_menu(business_id: $business) {
      id
      name
      services {
        id name description active add_on vat_rate kind chair_ids person_choice seats single_visits enroll_date
        pricings {
          id label price special_price duration special_deposit buffer_minutes
          before_minutes
          steps { name minutes hands_free }
          own { chair_id price duration }
        }
        needs { room_id from to }
        dates { id starts seats seats_taken }
      }
    }
    desk_shop(business_id: $business) {
      upfront_percent buffer_minutes vat_number vat_rate
      chairs { id name person active }
    }
    desk_rooms(business_id: $business) { id name active }
  }
`);

graphql(`
  mutation DeskSaveCategory($business: Int!, $id: Int, $name: String!) {
    desk_save_category(business_id: $business, id: $id, name: $name) {
      ...Changed
    }
  }
`);

graphql(`
  mutation DeskRemoveCategory($business: Int!, $id: Int!) {
    desk_remove_category(business_id: $business, id: $id) {
      ...Changed
    }
  }
`);

graphql(`
  mutation DeskSaveService(
    $business: Int!
    $id: Int
    $category: Int!
    $name: String!
    $description: String
    $pricings: [DeskPricingInput!]!
    $addOn: Boolean
    $vatRate: Float
    $chairs: [Int!]
    $personChoice: Boolean
    $needs: [DeskServiceNeedInput!]
    $group: DeskClassInput
    $decisions: [DeskDecisionInput!]
  ) {
    desk_save_service(
      business_id: $business
      id: $id
      category_id: $category
      name: $name
      description: $description
      pricings: $pricings
      add_on: $addOn
      vat_rate: $vatRate
      chair_ids: $chairs
      person_choice: $personChoice
      needs: $needs
      group: $group
      decisions: $decisions
    ) {
      ...Changed
    }
  }
`);

graphql(`
  mutation DeskSetServiceActive($business: Int!, $id: Int!, $active: Boolean!, $decisions: [DeskDecisionInput!]) {
    desk_set_service_active(business_id: $business, id: $id, active: $active, decisions: $decisions) {
      ...Changed
    }
  }
`);

graphql(`
  mutation DeskOrderMenu($business: Int!, $categories: [DeskOrderInput!]!) {
    desk_order_menu(business_id: $business, categories: $categories) {
      ...Changed
    }
  }
`);

export type Category = DeskMenuQuery['desk_menu'][number];
export type Service = Category['services'][number];
export type MenuRoom = DeskMenuQuery['desk_rooms'][number];
export type MenuShop = DeskMenuQuery['desk_shop'] & { rooms: readonly MenuRoom[] };
