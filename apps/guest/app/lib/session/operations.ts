import { graphql } from '../../generated/gql.ts';

graphql(`
  query Me {
    profileInformation { id first_name last_name photo social_login client_detail { id } }
  }
`);

graphql(`
  query UnreadCount {
    myNotification(count: 1) { new total }
  }
`);

graphql(`
  query UnreadMessages {
    my_unread_messages
  }
`);
