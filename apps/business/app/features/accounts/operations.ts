import { graphql } from '../../generated/gql.ts';

graphql(`
  mutation DeskLogin($username: String!, $password: String!) {
    desk_login(username: $username, password: $password) {
      access_token
    }
  }
`);
