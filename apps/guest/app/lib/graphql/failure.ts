export * from '@thyme/site/graphql/failure.ts';
