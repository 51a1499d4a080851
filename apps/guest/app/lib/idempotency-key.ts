export * from '@thyme/site/idempotency-key.ts';
