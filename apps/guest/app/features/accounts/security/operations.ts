import { graphql } from '../../../generated/gql.ts';

graphql(`
  mutation ConnectLogin($provider: String!, $token: String!) {
    connect_login(provider: $provider, token: $token) { status message }
  }
`);

graphql(`
  mutation DisconnectLogin($provider: String!) {
    disconnect_login(provider: $provider) { status message }
  }
`);
