import { type BillingFields, billingLimits, type PostTown } from '@thyme/domain/payments';
import { tidyText } from '@thyme/domain/text';
import { z } from 'zod';
import { Acknowledgement } from '../../../graphql/acknowledgement.ts';
import { builder } from '../../../graphql/builder.ts';
import { tooLong } from '../../../graphql/text-arguments.ts';
import { billingDetails, saveBilling, townOf } from './billing.ts';

const line = (max: number) => z.string().max(max, tooLong(max));
const country = z.string().regex(/^([A-Z]{2})?$/, 'Please choose a country');

const BillingDetails = builder.objectRef<BillingFields>('BillingDetails').implement({
  description: 'Default values of the billing form of a card payment.',
  fields: (t) => ({
    name: t.exposeString('name'),
    email: t.exposeString('email'),
    country_code: t.exposeString('countryCode'),
    region: t.exposeString('region'),
    city: t.exposeString('city'),
    street_line1: t.exposeString('streetLine1'),
    street_line2: t.exposeString('streetLine2'),
    postcode: t.exposeString('postcode'),
  }),
});

const PostTownType = builder.objectRef<PostTown>('PostTown').implement({
  fields: (t) => ({ city: t.exposeString('city'), region: t.exposeString('region') }),
});

builder.queryFields((t) => ({
  billing_details: t.field({
    type: BillingDetails,
    nullable: true,
    description: 'The address of the last card payment, otherwise the profile and its Eircode.',
    authScopes: { guest: true },
    resolve: async (_root, _args, { services, requireViewer }) => billingDetails(services, (await requireViewer()).id),
  }),
  post_town: t.field({
    type: PostTownType,
    nullable: true,
    description: 'Town and county of an Eircode; null if unknown.',
    authScopes: { guest: true },
    args: {
      country_code: t.arg.string({ required: true, validate: country }),
      postcode: t.arg.string({ required: true, validate: line(billingLimits.postcode) }),
    },
    resolve: (_root, args, { services }) => townOf(services, args.country_code, args.postcode),
  }),
}));

builder.mutationFields((t) => ({
  save_billing_details: t.field({
    type: Acknowledgement,
    description: 'Saves the billing address for the next payment.',
    authScopes: { guest: true },
    args: {
      country_code: t.arg.string({ required: true, validate: country }),
      region: t.arg.string({ required: true, validate: line(billingLimits.region) }),
      city: t.arg.string({ required: true, validate: line(billingLimits.city) }),
      street_line1: t.arg.string({ required: true, validate: line(billingLimits.streetLine1) }),
      street_line2: t.arg.string({ validate: line(billingLimits.streetLine2).nullish() }),
      postcode: t.arg.string({ required: true, validate: line(billingLimits.postcode) }),
    },
    resolve: async (_root, args, { services, requireViewer }) =>
      saveBilling(services, (await requireViewer()).id, {
        countryCode: args.country_code,
        region: tidyText(args.region),
        city: tidyText(args.city),
        streetLine1: tidyText(args.street_line1),
        streetLine2: tidyText(args.street_line2 ?? ''),
        postcode: tidyText(args.postcode),
      }),
  }),
}));
