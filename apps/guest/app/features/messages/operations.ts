import { graphql } from '../../generated/gql.ts';
import type { MessageChoicesQuery } from '../../generated/graphql.ts';

graphql(`
  query MessageChoices {
    my_message_choices {
      phone opted_out has_texts has_whatsapp push_key browsers
      choices { channel purpose allowed }
    }
  }
`);

graphql(`
  mutation SaveMessageChoice($channel: String!, $purpose: String!, $allowed: Boolean!) {
    save_message_choice(channel: $channel, purpose: $purpose, allowed: $allowed) { status message }
  }
`);

graphql(`
  mutation SubscribePush($endpoint: String!, $p256dh: String!, $auth: String!) {
    subscribe_push(endpoint: $endpoint, p256dh: $p256dh, auth: $auth) { status message }
  }
`);

graphql(`
  mutation UnsubscribePush($endpoint: String!) {
    unsubscribe_push(endpoint: $endpoint) { status message }
  }
`);

export type MessageChoices = MessageChoicesQuery['my_message_choices'];
