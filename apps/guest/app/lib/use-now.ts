export * from '@thyme/site/use-now.ts';
