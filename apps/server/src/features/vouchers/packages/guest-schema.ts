import { builder } from '../../../graphql/builder.ts';
import { GuestPackage } from './guest-package-type.ts';
import { ownPackages } from './guest-packages.ts';

builder.queryFields((t) => ({
  my_packages: t.field({
    type: [GuestPackage],
    description: 'The packages of the guest, newest first; also those that are used up or expired.',
    authScopes: { guest: true },
    args: { sale_id: t.arg.int({ description: 'Only those of one purchase.' }) },
    resolve: async (_root, { sale_id }, { services, requireViewer }) =>
      ownPackages(services, (await requireViewer()).id, sale_id ?? null),
  }),
}));
