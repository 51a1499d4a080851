export * from '@thyme/site/graphql/endpoint.ts';
