import { parseMajor, toMajor } from '@thyme/domain/money';
import { type OwnFields, ownTermsErrors } from '../../../lib/own-terms-errors.ts';
import type { MenuService, PersonMenu } from './operations.ts';

export interface ServiceTerms {
  does: boolean;
  /** By id of the price. */
  own: Record<number, OwnFields>;
}

/** By id of the service. */
export type ServicesDraft = Record<number, ServiceTerms>;

/** Services that a person can do alone; classes and courses belong to their dates. */
export const servicesOf = (menu: PersonMenu): MenuService[] =>
  menu.flatMap(({ services }) => services.filter(({ kind, active }) => kind === 'service' && active));

export function draftOf(services: readonly MenuService[], personId: number): ServicesDraft {
  return Object.fromEntries(
    services.map(({ id, chair_ids, pricings }): [number, ServiceTerms] => [
      id,
      {
        does: chair_ids.length === 0 || chair_ids.includes(personId),
        own: Object.fromEntries(
          pricings.map((pricing) => {
            const own = pricing.own.find(({ chair_id }) => chair_id === personId);
            return [pricing.id, { price: String(own?.price ?? ''), duration: String(own?.duration ?? '') }];
          }),
        ),
      },
    ]),
  );
}

/** What has to be sent: the services that differ from what is stored. */
export function changedServices(draft: ServicesDraft, saved: ServicesDraft) {
  return Object.entries(draft)
    .filter(([id, terms]) => JSON.stringify(terms) !== JSON.stringify(saved[Number(id)]))
    .map(([id, { does, own }]) => ({
      service_id: Number(id),
      does,
      terms: Object.entries(own).map(([pricingId, { price, duration }]) => ({
        pricing_id: Number(pricingId),
        price: amountOf(price),
        duration: duration.trim() === '' ? null : Number(duration),
      })),
    }));
}

function amountOf(price: string): number | null {
  const parsed = parseMajor(price);
  return parsed.ok ? toMajor(parsed.value) : null;
}

/** Messages by id of the price, for services that the person does. */
export function errorsOf(draft: ServicesDraft): Record<number, ReturnType<typeof ownTermsErrors>> {
  const wrong = Object.values(draft)
    .filter(({ does }) => does)
    .flatMap(({ own }) => Object.entries(own).map(([id, fields]) => [Number(id), ownTermsErrors(fields)] as const))
    .filter(([, errors]) => Object.keys(errors).length > 0);
  return Object.fromEntries(wrong);
}
