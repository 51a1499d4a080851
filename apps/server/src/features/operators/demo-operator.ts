import type { Services } from '../../platform/services.ts';
import { sealContext } from './create-operator.ts';
import { findByEmail } from './store.ts';
import { codeAt } from './totp.ts';

/** The demo's operator, whose password is public. Outside demos this address cannot log in. */
export const DEMO_OPERATOR = { email: 'operator@thyme.example', name: 'Demo operator' } as const;

/** The code that the demo operator's phone would show; null without one. */
export async function demoCode({ db, sealing, clock }: Services): Promise<string | null> {
  const operator = await findByEmail(db, DEMO_OPERATOR.email);
  if (!operator) return null;
  return codeAt(sealing.open(operator.totpSealed, sealContext(operator.email)), clock.now());
}
