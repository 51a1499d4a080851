export * from '@thyme/site/graphql/query-client.ts';
