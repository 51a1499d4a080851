import { graphql } from '../../generated/gql.ts';

export const systemLog = graphql(`
  mutation SystemLog(
    $api: String
    $type: String
    $user: String
    $body: String
    $response: String
    $exception: String
    $source: String
    $version: String
    $priority: String
    $device: String
  ) {
    system_log(
      api: $api
      type: $type
      user: $user
      body: $body
      response: $response
      exception: $exception
      source: $source
      version: $version
      priority: $priority
      device: $device
    ) {
      status
    }
  }
`);
