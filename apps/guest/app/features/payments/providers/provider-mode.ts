import { stageOf } from '@thyme/site/graphql/endpoint.ts';

/** Test hosts never move real money: the card provider's sandbox answers there. */
export function providerMode(hostname: string): 'sandbox' | 'prod' {
  return stageOf(hostname) === 'test' ? 'sandbox' : 'prod';
}
