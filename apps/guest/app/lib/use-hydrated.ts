export * from '@thyme/site/use-hydrated.ts';
