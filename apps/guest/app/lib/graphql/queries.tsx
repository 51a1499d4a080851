export { Queries } from '@thyme/site/graphql/queries.tsx';
