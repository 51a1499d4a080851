import { graphql } from '../generated/gql.ts';

graphql(`
  query DeskMe {
    desk_me {
      id
      first_name
      last_name
      email
      businesses {
        id name slug zone currency country role calendar sees_money published has_opened own_chair_id
        portrait { image }
      }
    }
  }
`);
