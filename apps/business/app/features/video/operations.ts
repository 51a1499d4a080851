import { graphql } from '../../generated/gql.ts';
import type { DeskVideoTokenMutation } from '../../generated/graphql.ts';

graphql(`
  mutation DeskVideoToken($room: String!) {
    video_token(room_id: $room) {
      status
      message
      reason
      token
      provider
      url
      opens_at
      ice_servers { urls username credential }
      room { room_id appt_id appt_date role starts_at ends_at zone business_name own_name other_name }
    }
  }
`);

graphql(`
  mutation DeskEndCall($room: String!) {
    end_video_call(room_id: $room) { status message }
  }
`);

export type Admission = DeskVideoTokenMutation['video_token'];
export type Room = NonNullable<Admission['room']>;
