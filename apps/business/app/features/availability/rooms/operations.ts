import { graphql } from '../../../generated/gql.ts';
import type { DeskOpenHoursQuery, DeskRoomsQuery } from '../../../generated/graphql.ts';

graphql(`
  query DeskRooms($business: Int!, $date: String) {
    desk_rooms(business_id: $business, date: $date) {
      id name kind capacity active
      closures { id from to reason }
      uses { id unit starts ends is_held appt_id status guest_name service }
      needs { service_id service from to }
    }
  }
`);

graphql(`
  query DeskOpenHours($business: Int!) {
    desk_shop(business_id: $business) {
      hours { chair_id weekday from to week date }
      closed_days { date }
    }
  }
`);

graphql(`
  mutation DeskSaveRoom($business: Int!, $id: Int, $name: String!, $kind: String!, $capacity: Int!) {
    desk_save_room(business_id: $business, id: $id, name: $name, kind: $kind, capacity: $capacity) {
      ...Changed
    }
  }
`);

graphql(`
  mutation DeskSetRoomActive($business: Int!, $id: Int!, $active: Boolean!) {
    desk_set_room_active(business_id: $business, id: $id, active: $active) {
      ...Changed
    }
  }
`);

graphql(`
  mutation DeskCloseRoom($business: Int!, $id: Int!, $from: Int!, $to: Int!, $reason: String, $decisions: [DeskDecisionInput!]) {
    desk_close_room(business_id: $business, id: $id, from: $from, to: $to, reason: $reason, decisions: $decisions) {
      ...Changed
    }
  }
`);

graphql(`
  mutation DeskOpenRoom($business: Int!, $id: Int!) {
    desk_open_room(business_id: $business, id: $id) {
      ...Changed
    }
  }
`);

export type RoomsShop = DeskOpenHoursQuery['desk_shop'];
export type Room = DeskRoomsQuery['desk_rooms'][number];
export type RoomUse = Room['uses'][number];
export type RoomClosure = Room['closures'][number];
