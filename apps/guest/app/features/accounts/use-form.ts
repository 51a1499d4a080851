export * from '@thyme/site/use-form.ts';
