import {
  consentWords,
  percentOffWords,
  pricePerPeriod,
  RHYTHMS,
  sessionWords,
  termWords,
} from '@thyme/domain/memberships';
import { type Currency, toMajor } from '@thyme/domain/money';
import { builder } from '../../graphql/builder.ts';
import type { Offer } from './read-own.ts';

export const MembershipOffer = builder.objectRef<Offer>('MembershipOffer').implement({
  description: 'A membership that a shop offers: sessions for a price that is charged regularly.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    business_id: t.exposeInt('businessId'),
    name: t.exposeString('name'),
    description: t.exposeString('description'),
    price: t.float({ resolve: ({ price }) => toMajor(price) }),
    price_words: t.string({
      description: "'€49.00 a month'.",
      resolve: ({ price, currency, rhythm }) => pricePerPeriod(price, currency as Currency, rhythm),
    }),
    rhythm: t.exposeString('rhythm', { description: RHYTHMS.join(', ') }),
    sessions: t.exposeInt('sessions', { description: 'Per period.' }),
    session_words: t.string({ resolve: sessionWords }),
    percent_words: t.string({
      description: "'10% off all services'; empty without a discount.",
      resolve: ({ percentOff, percentServices, percentNames, productPercent }) =>
        percentOffWords({ percentOff, serviceNames: percentServices && percentNames, productPercent }),
    }),
    term_words: t.string({ description: 'Empty if members can leave at any time.', resolve: termWords }),
    consent_words: t.string({
      description: 'The words a guest agrees to when joining.',
      resolve: (offer) => consentWords({ ...offer, currency: offer.currency as Currency }),
    }),
    services: t.stringList({
      description: 'Names of the services that a session is valid for; none means all.',
      resolve: ({ allServices, services }) => (allServices ? [] : services.map(({ name }) => name)),
    }),
  }),
});
