export * from '@thyme/site/countdown.tsx';
