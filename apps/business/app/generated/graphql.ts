/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type DeskLoginMutationVariables = Exact<{
  username: string;
  password: string;
}>;


export type DeskLoginMutation = { desk_login: { access_token: string } };

export type DeskLogOutMutationVariables = Exact<{ [key: string]: never; }>;


export type DeskLogOutMutation = { logout: { status: number } };

export type DeskMeQueryVariables = Exact<{ [key: string]: never; }>;


export type DeskMeQuery = { desk_me: { id: number, first_name: string, last_name: string, email: string, businesses: Array<{ id: number, name: string, slug: string, zone: string, currency: string, country: string, role: string, published: boolean }> } };

export type DeskSystemLogMutationVariables = Exact<{
  api?: string | null | undefined;
  type?: string | null | undefined;
  user?: string | null | undefined;
  body?: string | null | undefined;
  response?: string | null | undefined;
  exception?: string | null | undefined;
  source?: string | null | undefined;
  version?: string | null | undefined;
  priority?: string | null | undefined;
  device?: string | null | undefined;
}>;


export type DeskSystemLogMutation = { system_log: { status: number } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const DeskLoginDocument = new TypedDocumentString(`
    mutation DeskLogin($username: String!, $password: String!) {
  desk_login(username: $username, password: $password) {
    access_token
  }
}
    `) as unknown as TypedDocumentString<DeskLoginMutation, DeskLoginMutationVariables>;
export const DeskLogOutDocument = new TypedDocumentString(`
    mutation DeskLogOut {
  logout {
    status
  }
}
    `) as unknown as TypedDocumentString<DeskLogOutMutation, DeskLogOutMutationVariables>;
export const DeskMeDocument = new TypedDocumentString(`
    query DeskMe {
  desk_me {
    id
    first_name
    last_name
    email
    businesses {
      id
      name
      slug
      zone
      currency
      country
      role
      published
    }
  }
}
    `) as unknown as TypedDocumentString<DeskMeQuery, DeskMeQueryVariables>;
export const DeskSystemLogDocument = new TypedDocumentString(`
    mutation DeskSystemLog($api: String, $type: String, $user: String, $body: String, $response: String, $exception: String, $source: String, $version: String, $priority: String, $device: String) {
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
    `) as unknown as TypedDocumentString<DeskSystemLogMutation, DeskSystemLogMutationVariables>;