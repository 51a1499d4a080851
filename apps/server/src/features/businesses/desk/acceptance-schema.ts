import { ACCEPT_WHO, type AcceptWho } from '@thyme/domain/bookings';
import { z } from 'zod';
import { builder } from '../../../graphql/builder.ts';
import { DeskChange } from '../../edits/change-type.ts';
import { saveAcceptance } from './acceptance.ts';

builder.mutationFields((t) => ({
  desk_save_acceptance: t.field({
    type: DeskChange,
    description: 'Whose bookings are accepted at once: everybody, known or nobody.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      who: t.arg.string({ required: true, validate: z.enum(ACCEPT_WHO) }),
      new_only_paid: t.arg.boolean({
        required: true,
        description: "With 'everybody': new guests only once their deposit is paid.",
      }),
    },
    resolve: async (_root, { business_id, who, new_only_paid }, { services, requireViewer }) =>
      saveAcceptance(services, await requireViewer(), {
        businessId: business_id,
        rule: { who: who as AcceptWho, newOnlyPaid: new_only_paid },
      }),
  }),
}));
