/* eslint-disable */
import * as types from './graphql.ts';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  mutation DeskLogin($username: String!, $password: String!) {\n    desk_login(username: $username, password: $password) {\n      access_token\n    }\n  }\n": typeof types.DeskLoginDocument,
    "\n  mutation DeskLogOut {\n    logout { status }\n  }\n": typeof types.DeskLogOutDocument,
    "\n  query DeskMe {\n    desk_me {\n      id\n      first_name\n      last_name\n      email\n      businesses { id name slug zone currency country role published }\n    }\n  }\n": typeof types.DeskMeDocument,
    "\n  mutation DeskSystemLog(\n    $api: String\n    $type: String\n    $user: String\n    $body: String\n    $response: String\n    $exception: String\n    $source: String\n    $version: String\n    $priority: String\n    $device: String\n  ) {\n    system_log(\n      api: $api\n      type: $type\n      user: $user\n      body: $body\n      response: $response\n      exception: $exception\n      source: $source\n      version: $version\n      priority: $priority\n      device: $device\n    ) {\n      status\n    }\n  }\n": typeof types.DeskSystemLogDocument,
};
const documents: Documents = {
    "\n  mutation DeskLogin($username: String!, $password: String!) {\n    desk_login(username: $username, password: $password) {\n      access_token\n    }\n  }\n": types.DeskLoginDocument,
    "\n  mutation DeskLogOut {\n    logout { status }\n  }\n": types.DeskLogOutDocument,
    "\n  query DeskMe {\n    desk_me {\n      id\n      first_name\n      last_name\n      email\n      businesses { id name slug zone currency country role published }\n    }\n  }\n": types.DeskMeDocument,
    "\n  mutation DeskSystemLog(\n    $api: String\n    $type: String\n    $user: String\n    $body: String\n    $response: String\n    $exception: String\n    $source: String\n    $version: String\n    $priority: String\n    $device: String\n  ) {\n    system_log(\n      api: $api\n      type: $type\n      user: $user\n      body: $body\n      response: $response\n      exception: $exception\n      source: $source\n      version: $version\n      priority: $priority\n      device: $device\n    ) {\n      status\n    }\n  }\n": types.DeskSystemLogDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskLogin($username: String!, $password: String!) {\n    desk_login(username: $username, password: $password) {\n      access_token\n    }\n  }\n"): typeof import('./graphql.ts').DeskLoginDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskLogOut {\n    logout { status }\n  }\n"): typeof import('./graphql.ts').DeskLogOutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskMe {\n    desk_me {\n      id\n      first_name\n      last_name\n      email\n      businesses { id name slug zone currency country role published }\n    }\n  }\n"): typeof import('./graphql.ts').DeskMeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeskSystemLog(\n    $api: String\n    $type: String\n    $user: String\n    $body: String\n    $response: String\n    $exception: String\n    $source: String\n    $version: String\n    $priority: String\n    $device: String\n  ) {\n    system_log(\n      api: $api\n      type: $type\n      user: $user\n      body: $body\n      response: $response\n      exception: $exception\n      source: $source\n      version: $version\n      priority: $priority\n      device: $device\n    ) {\n      status\n    }\n  }\n"): typeof import('./graphql.ts').DeskSystemLogDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
