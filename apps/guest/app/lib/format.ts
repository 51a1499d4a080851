export * from '@thyme/site/format.ts';
