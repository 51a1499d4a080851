import { Acknowledgement } from '../../graphql/acknowledgement.ts';
import { builder } from '../../graphql/builder.ts';
import { closeAccount } from './close-account.ts';

builder.mutationFields((t) => ({
  guestOffBoardingRequest: t.field({
    type: Acknowledgement,
    description: "Closes the account immediately. The email must match the account's.",
    authScopes: { guest: true },
    args: { answer: t.arg.string({ required: true }), email: t.arg.string({ required: true }) },
    resolve: async (_root, args, { services, requireViewer }) => closeAccount(services, await requireViewer(), args),
  }),
}));
