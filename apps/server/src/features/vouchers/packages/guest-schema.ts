import { builder } from '../../../graphql/builder.ts';
import { GuestPackage } from './guest-package-type.ts';
import { ownPackages } from './guest-packages.ts';

builder.queryFields((t) => ({
  my_packages: t.field({
    type: [GuestPackage],
    description: 'The packages of the guest, newest first; also those that are used up or expired.',
    authScopes: { guest: true },
    resolve: async (_root, _args, { services, requireViewer }) => ownPackages(services, (await requireViewer()).id),
  }),
}));
