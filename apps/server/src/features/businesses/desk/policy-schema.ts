import { cancellationLimits } from '@thyme/domain/payments';
import { z } from 'zod';
import { builder } from '../../../graphql/builder.ts';
import { DeskChange } from '../../edits/change-type.ts';
import { savePolicy } from './policy.ts';

export const policyArgument = z.array(z.int().min(1).max(3)).max(3).nullish();

const PolicyStepInput = builder.inputType('DeskPolicyStepInput', {
  fields: (t) => ({
    hours: t.int({ required: true, description: 'Before the appointment.' }),
    percent: t.int({ required: true, description: 'Of the services, from then on.' }),
  }),
});

builder.mutationFields((t) => ({
  desk_save_policy: t.field({
    type: DeskChange,
    description: 'What cancelling costs. Existing bookings keep the terms that the guest accepted.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      policy: t.arg.intList({ required: true, validate: z.array(z.int().min(1).max(3)).max(3) }),
      steps: t.arg({
        type: [PolicyStepInput],
        description: 'Custom steps, from far to near. They replace codes 1 and 2.',
        validate: z
          .array(z.any())
          .max(10 * cancellationLimits.steps)
          .nullish(),
      }),
      forgives_first: t.arg.boolean({
        description: 'Regulars are forgiven one late cancellation a year; left out, it stays as it is.',
      }),
    },
    resolve: async (_root, { business_id, policy, steps, forgives_first }, { services, requireViewer }) =>
      savePolicy(services, await requireViewer(), {
        businessId: business_id,
        codes: policy,
        steps: steps ?? [],
        forgivesFirst: forgives_first ?? undefined,
      }),
  }),
}));
