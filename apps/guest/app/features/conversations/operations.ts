import { graphql } from '../../generated/gql.ts';
import type { OwnConversationQuery, OwnConversationsQuery } from '../../generated/graphql.ts';

graphql(`
  query OwnConversations {
    my_conversations {
      id preview last_own last_at unread
      shop { id name slug thumbnail_picture { image alt width height tint } }
    }
  }
`);

graphql(`
  query OwnConversation($id: Int, $shop: String, $before: Int) {
    my_conversation(id: $id, shop: $shop, before: $before) {
      id has_older silence silence_words blocked
      shop { id name slug phone published thumbnail_picture { image alt width height tint } }
      appointment { id starts zone_label services is_call }
      events { key at words }
      messages { id own author body route at read pictures { id url width height } }
    }
  }
`);

graphql(`
  mutation SendMessage($business: Int!, $body: String!, $appt: Int, $pictures: [Int!], $key: String!) {
    send_message(business_id: $business, body: $body, appt_id: $appt, picture_ids: $pictures, idempotency_key: $key) {
      status message conversation_id id
    }
  }
`);

graphql(`
  mutation ReadConversation($id: Int!, $last: Int!) {
    read_conversation(id: $id, last_id: $last) { status message }
  }
`);

graphql(`
  mutation BlockConversation($id: Int!, $blocked: Boolean!) {
    block_conversation(id: $id, blocked: $blocked) { status message }
  }
`);

graphql(`
  mutation ReportConversation($id: Int!, $reason: String!, $note: String) {
    report_conversation(id: $id, reason: $reason, note: $note) { status message }
  }
`);

export type Conversation = OwnConversationQuery['my_conversation'];
export type ConversationEntry = OwnConversationsQuery['my_conversations'][number];
