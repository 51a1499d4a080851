import { graphql } from '../../generated/gql.ts';
import type { MessageChoicesQuery, ShopNewsQuery } from '../../generated/graphql.ts';

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

graphql(`
  query ShopNews {
    my_shop_news { business_id shop slug mail text }
    my_message_choices { has_texts }
  }
`);

graphql(`
  query AskNews {
    my_shop_news { business_id shop slug asked }
    my_message_choices { phone has_texts }
  }
`);

graphql(`
  mutation SaveShopNews($business: Int!, $channel: String!, $allowed: Boolean!) {
    save_shop_news(business_id: $business, channel: $channel, allowed: $allowed) { status message }
  }
`);

export type ShopNews = ShopNewsQuery['my_shop_news'][number];
export type MessageChoices = MessageChoicesQuery['my_message_choices'];
