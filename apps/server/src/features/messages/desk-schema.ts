import { Acknowledgement } from '../../graphql/acknowledgement.ts';
import { builder } from '../../graphql/builder.ts';
import { saveChoiceAtDesk } from './choices.ts';
import { channelArgument, purposeArgument } from './schema.ts';

builder.mutationField('desk_save_message_choice', (t) =>
  t.field({
    type: Acknowledgement,
    description: 'Records what a guest without an account said about texts. Guests with an account choose there.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      guest_id: t.arg.int({ required: true }),
      channel: t.arg.string({ required: true, validate: channelArgument }),
      purpose: t.arg.string({ required: true, validate: purposeArgument }),
      allowed: t.arg.boolean({ required: true }),
    },
    resolve: async (_root, { business_id, guest_id, channel, purpose, allowed }, { services, requireViewer }) =>
      saveChoiceAtDesk(services, await requireViewer(), {
        businessId: business_id,
        userId: guest_id,
        channel: channelArgument.parse(channel),
        purpose: purposeArgument.parse(purpose),
        isAllowed: allowed,
      }),
  }),
);
