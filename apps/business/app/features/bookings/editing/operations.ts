import { graphql } from '../../../generated/gql.ts';

graphql(`
  mutation DeskEdit(
    $id: Int!, $lines: [DeskLineInput!], $discount: DeskDiscountInput, $noteToGuest: String, $overpaid: String,
    $anyway: [String!], $tell: String, $version: Int, $key: String
  ) {
    desk_edit(
      id: $id, lines: $lines, discount: $discount, note_to_guest: $noteToGuest, overpaid: $overpaid, anyway: $anyway,
      tell: $tell, version: $version, idempotency_key: $key
    ) {
      status message has_changed version overpaid due undo_id
      clashes { key words }
    }
  }
`);

graphql(`
  mutation DeskWriteNotes($id: Int!, $privateNote: String, $seen: String) {
    desk_write_notes(id: $id, private_note: $privateNote, seen_private_note: $seen) { status message }
  }
`);

graphql(`
  mutation DeskRefundCredit($id: Int!, $key: String) {
    desk_refund_credit(id: $id, idempotency_key: $key) { status message }
  }
`);
