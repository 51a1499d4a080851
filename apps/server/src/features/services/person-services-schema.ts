import { z } from 'zod';
import { amountArgument, minorOf } from '../../graphql/amount-argument.ts';
import { builder } from '../../graphql/builder.ts';
import { DeskChange, idArgument } from '../edits/change-type.ts';
import { savePersonServices } from './person-services.ts';
import { durationArgument } from './service-input-types.ts';

const TermsInput = builder.inputType('DeskPersonTermsInput', {
  fields: (t) => ({
    pricing_id: t.int({ required: true, validate: idArgument }),
    price: t.float({ description: "Null for the service's own; 0 is a price.", validate: amountArgument.nullish() }),
    duration: t.int({ description: "Minutes; null for the service's own.", validate: durationArgument.nullish() }),
  }),
});

const PersonServiceInput = builder.inputType('DeskPersonServiceInput', {
  fields: (t) => ({
    service_id: t.int({ required: true, validate: idArgument }),
    does: t.boolean({ required: true }),
    terms: t.field({ type: [TermsInput], required: true, validate: z.array(z.any()).max(20) }),
  }),
});

builder.mutationFields((t) => ({
  desk_save_person_services: t.field({
    authScopes: { business: true },
    type: DeskChange,
    description:
      'Which services a person does, with their own prices and durations. Services not listed stay as they are.',
    args: {
      business_id: t.arg.int({ required: true }),
      person_id: t.arg.int({ required: true, validate: idArgument }),
      services: t.arg({ type: [PersonServiceInput], required: true, validate: z.array(z.any()).max(300) }),
    },
    resolve: async (_root, { business_id, person_id, services: sent }, { services, requireViewer }) =>
      savePersonServices(services, await requireViewer(), {
        businessId: business_id,
        chairId: person_id,
        services: sent.map(({ service_id, does, terms }) => ({
          serviceId: service_id,
          does,
          terms: terms.map(({ pricing_id, price, duration }) => ({
            pricingId: pricing_id,
            price: price == null ? null : minorOf(price),
            durationMinutes: duration ?? null,
          })),
        })),
      }),
  }),
}));
