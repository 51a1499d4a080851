export * from '@thyme/site/graphql/document.ts';
