export * from '@thyme/site/notify.ts';
