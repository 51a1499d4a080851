import { graphql } from '../../generated/gql.ts';

graphql(`
  mutation VideoToken($room_id: String!) {
    video_token(room_id: $room_id) {
      status
      message
      reason
      token
      provider
      url
      opens_at
      ice_servers { urls username credential }
      room { room_id role starts_at ends_at zone business_name own_name other_name }
    }
  }
`);
