import { graphql } from '../../../generated/gql.ts';

graphql(`
  query DeskMovePreview($id: Int!, $line: Int, $start: Int, $chair: Int, $minutes: Int, $roomFrom: Int, $roomTo: Int, $whole: Boolean) {
    desk_move_preview(id: $id, line_id: $line, start: $start, chair_id: $chair, minutes: $minutes, room_from: $roomFrom, room_to: $roomTo, whole_group: $whole) {
      message
      clashes { key words }
      new_total
      guest_message
      next_clear
    }
  }
`);

graphql(`
  query DeskMovePeople($id: Int!, $line: Int) {
    desk_move_people(id: $id, line_id: $line) { chair_id does minutes price }
  }
`);

graphql(`
  mutation DeskMove(
    $id: Int!, $line: Int, $start: Int, $chair: Int, $minutes: Int, $roomFrom: Int, $roomTo: Int, $whole: Boolean, $anyway: [String!], $tell: String, $message: String, $total: Float, $version: Int, $key: String
  ) {
    desk_move(
      id: $id, line_id: $line, start: $start, chair_id: $chair, minutes: $minutes, room_from: $roomFrom, room_to: $roomTo, whole_group: $whole, anyway: $anyway,
      tell: $tell, guest_message: $message, new_total: $total,
      version: $version, idempotency_key: $key
    ) {
      status message has_changed version move_id undo_until
      clashes { key words }
    }
  }
`);

graphql(`
  mutation DeskUndoMove($id: Int!) {
    desk_undo_move(id: $id) { status message }
  }
`);

graphql(`
  mutation DeskWithdrawProposal($id: Int!) {
    desk_withdraw_proposal(id: $id) { status message }
  }
`);
