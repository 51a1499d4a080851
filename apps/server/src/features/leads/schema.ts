import { leadLimits } from '@thyme/domain/leads';
import { z } from 'zod';
import { Acknowledgement } from '../../graphql/acknowledgement.ts';
import { builder } from '../../graphql/builder.ts';
import {
  descriptionArgument,
  emailArgument,
  nameArgument,
  phoneArgument,
  referralArgument,
  typeArgument,
} from './input.ts';
import { noteCampaign, submitForm, submitQuery, unsubscribe } from './submit-lead.ts';

const HostedFormName = builder.enumType('HostedForm', {
  values: { ebook: { value: 'e-book' }, bonus: { value: 'bonus' }, call: { value: 'discovery-call' } } as const,
});

builder.mutationFields((t) => ({
  submit_query: t.field({
    type: Acknowledgement,
    description: 'A question or a request for a call. Stored, and confirmed by mail.',
    args: {
      name: t.arg.string({ required: true, validate: nameArgument }),
      email: t.arg.string({ required: true, validate: emailArgument }),
      phone: t.arg.string({ required: true, validate: phoneArgument }),
      description: t.arg.string({ validate: descriptionArgument }),
      query_type: t.arg.string({ required: true, validate: typeArgument }),
      referral_code: t.arg.string({ validate: referralArgument }),
    },
    resolve: (_root, args, { services, client }) => submitQuery(services, args, client),
  }),
  submit_form: t.field({
    type: Acknowledgement,
    description: "One of the site's own forms: e-book, bonus material, discovery call.",
    args: {
      form: t.arg({ type: HostedFormName, required: true }),
      name: t.arg.string({ required: true, validate: nameArgument }),
      email: t.arg.string({ required: true, validate: emailArgument }),
      phone: t.arg.string({ validate: z.string().max(leadLimits.phone).nullish() }),
      description: t.arg.string({ validate: descriptionArgument }),
      preferred_time: t.arg.string({ validate: z.enum(['mornings', 'lunchtime', 'after-six']).nullish() }),
      referral_code: t.arg.string({ validate: referralArgument }),
    },
    resolve: (_root, args, { services, client }) => submitForm(services, args, client),
  }),
  campaignTraffic: t.field({
    type: Acknowledgement,
    description: 'Records a visit through a referral link.',
    args: {
      referral_code: t.arg.string({ required: true, validate: z.string().max(200) }),
      page: t.arg.string({ required: true, validate: z.string().min(1).max(80) }),
    },
    resolve: (_root, args, { services, client }) => noteCampaign(services, args, client),
  }),
  unsubscribe: t.field({
    type: Acknowledgement,
    description: 'Unsubscribes this address from everything except mails about bookings.',
    args: { email: t.arg.string({ required: true, validate: emailArgument }) },
    resolve: (_root, { email }, { services, client }) => unsubscribe(services, email, client),
  }),
}));
