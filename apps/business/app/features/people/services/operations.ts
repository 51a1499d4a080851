import { graphql } from '../../../generated/gql.ts';
import type { DeskPersonMenuQuery } from '../../../generated/graphql.ts';

graphql(`
  query DeskPersonMenu($business: Int!) {
    desk_menu(business_id: $business) {
      services {
        id name active kind chair_ids
        pricings { id label price duration own { chair_id price duration } }
      }
    }
  }
`);

graphql(`
  mutation DeskSavePersonServices($business: Int!, $person: Int!, $services: [DeskPersonServiceInput!]!) {
    desk_save_person_services(business_id: $business, person_id: $person, services: $services) {
      ...Changed
    }
  }
`);

export type PersonMenu = DeskPersonMenuQuery['desk_menu'];
export type MenuService = PersonMenu[number]['services'][number];
