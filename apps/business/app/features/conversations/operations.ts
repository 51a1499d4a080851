import { graphql } from '../../generated/gql.ts';
import type { DeskConversationQuery, DeskConversationsQuery, DeskSavedRepliesQuery } from '../../generated/graphql.ts';

graphql(`
  query DeskConversations($business: Int!, $search: String, $unread: Boolean, $route: String, $page: Int) {
    desk_conversations(business_id: $business, search: $search, unread: $unread, route: $route, page: $page) {
      conversations { id guest_id guest_name preview last_own last_at unread }
      total
      unread_conversations
    }
  }
`);

graphql(`
  query DeskConversation($business: Int!, $guest: Int!, $before: Int) {
    desk_conversation(business_id: $business, guest_id: $guest, before: $before) {
      id guest_id guest_name first_name mobile is_guest reached_by text_price has_older silence silence_words blocked
      appointment { id starts services is_call moved_at }
      events { key at words }
      messages { id own author body route at read pictures { id url width height } }
    }
  }
`);

graphql(`
  query DeskConversationGuest($business: Int!, $guest: Int!) {
    desk_guest(business_id: $business, guest_id: $guest) {
      id first_name note allergies came spent
      appointments { id status starts service }
    }
  }
`);

graphql(`
  query DeskGuestsToWrite($business: Int!, $search: String!) {
    desk_guests(business_id: $business, search: $search, filter: "all", page: 1) {
      guests { id first_name last_name }
    }
  }
`);

graphql(`
  mutation DeskSendMessage($business: Int!, $guest: Int!, $body: String!, $appt: Int, $pictures: [Int!], $key: String!) {
    desk_send_message(business_id: $business, guest_id: $guest, body: $body, appt_id: $appt, picture_ids: $pictures, idempotency_key: $key) {
      status message conversation_id id
    }
  }
`);

graphql(`
  mutation DeskReadConversation($business: Int!, $id: Int!, $last: Int!) {
    desk_read_conversation(business_id: $business, id: $id, last_id: $last) { status message }
  }
`);

graphql(`
  mutation DeskBlockConversation($business: Int!, $id: Int!, $blocked: Boolean!) {
    desk_block_conversation(business_id: $business, id: $id, blocked: $blocked) { status message }
  }
`);

graphql(`
  mutation DeskReportConversation($business: Int!, $id: Int!, $reason: String!, $note: String) {
    desk_report_conversation(business_id: $business, id: $id, reason: $reason, note: $note) { status message }
  }
`);

graphql(`
  query DeskSavedReplies($business: Int!) {
    desk_saved_replies(business_id: $business) { id title body }
  }
`);

graphql(`
  mutation DeskSaveReply($business: Int!, $id: Int, $title: String!, $body: String!) {
    desk_save_reply(business_id: $business, id: $id, title: $title, body: $body) { status message }
  }
`);

graphql(`
  mutation DeskDeleteSavedReply($business: Int!, $id: Int!) {
    desk_delete_saved_reply(business_id: $business, id: $id) { status message }
  }
`);

export type DeskConversation = DeskConversationQuery['desk_conversation'];
export type ConversationEntry = DeskConversationsQuery['desk_conversations']['conversations'][number];
export type SavedReply = DeskSavedRepliesQuery['desk_saved_replies'][number];
