import { type BillingFields, billingFromProfile, type PostTown } from '@thyme/domain/payments';
import type { StatusMessage } from '../../../graphql/acknowledgement.ts';
import { findPostTown } from '../../../integrations/places/index.ts';
import type { Services } from '../../../platform/services.ts';
import { findAddress, findPayer, type NewBilling, putAddress } from './billing-store.ts';

const HOME = 'IE';

/** Default values of the billing form: the address of the last payment, otherwise the profile and its Eircode. */
export async function billingDetails(services: Services, userId: number): Promise<BillingFields | null> {
  const payer = await findPayer(services.db, userId);
  if (!payer) return null;
  const person = { name: `${payer.firstName} ${payer.lastName}`.trim(), email: payer.email ?? '' };
  const known = await findAddress(services.db, userId);
  if (known) return { ...person, ...known };
  const { address, suite, postcode, country } = payer;
  const profile = { address: address ?? '', suite: suite ?? '', postcode: postcode ?? '', country: country ?? '' };
  return { ...person, ...billingFromProfile(profile, await townOf(services, country || HOME, profile.postcode)) };
}

/** The town and county of a postcode; only Eircodes are supported. */
export function townOf({ db }: Services, country: string, postcode: string): Promise<PostTown | null> {
  return country === HOME ? findPostTown(db, postcode) : Promise.resolve(null);
}

export async function saveBilling(services: Services, userId: number, address: NewBilling): Promise<StatusMessage> {
  await putAddress(services.db, userId, address, services.clock.now());
  return { status: 1, message: '' };
}
