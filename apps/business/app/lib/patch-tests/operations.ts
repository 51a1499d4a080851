import { graphql } from '../../generated/gql.ts';

graphql(`
  mutation DeskRecordTest(
    $business: Int!
    $guest: Int!
    $test: Int!
    $day: String!
    $doneBy: String
    $note: String
  ) {
    desk_record_test(
      business_id: $business
      guest_id: $guest
      test_service_id: $test
      tested_on: $day
      done_by: $doneBy
      note: $note
    ) {
      status
      message
    }
  }
`);
