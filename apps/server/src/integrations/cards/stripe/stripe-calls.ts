import Stripe from 'stripe';
import { ProviderUnavailable } from '../card-port.ts';

/** No response, or a server error of Stripe, leaves the outcome unknown; a refused request is a bug of ours. */
export async function guarded<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeConnectionError || error instanceof Stripe.errors.StripeAPIError)
      throw new ProviderUnavailable(error.message, { cause: error });
    if (error instanceof Stripe.errors.StripeRateLimitError)
      throw new ProviderUnavailable(error.message, { cause: error });
    throw error;
  }
}

export const isRefusedFor = (error: unknown, codes: readonly string[]): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && codes.includes(error.code ?? '');

const isRepeated = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.headers?.['idempotent-replayed'] === 'true';

const MOST_KEYS = 100;

/**
 * Stripe repeats its answer to a key for a day at least, refusals too: what was refused for one of these reasons, which
 * end by themselves, is asked for again under the next key. An unknown outcome keeps its key, so that nothing is done twice.
 */
export async function underFreshKey<Answer>(
  key: string,
  codes: readonly string[],
  send: (key: string) => Promise<Answer>,
): Promise<Answer> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await send(turn === 1 ? key : `${key}-${turn}`);
    } catch (error) {
      if (!isRefusedFor(error, codes) || !isRepeated(error) || turn === MOST_KEYS) throw error;
    }
  }
}
