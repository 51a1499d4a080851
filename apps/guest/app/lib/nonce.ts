export * from '@thyme/site/nonce.ts';
