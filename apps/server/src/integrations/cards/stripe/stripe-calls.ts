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
