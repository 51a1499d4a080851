import { builder } from '../../../graphql/builder.ts';
import { GuestPackage } from './guest-package-type.ts';
import { ownPackages } from './guest-packages.ts';

builder.queryFields((t) => ({
  my_packages: t.field({
    type: [GuestPackage],
    description: 'The guest’s packages, newest first, including used-up and expired ones.',
    authScopes: { guest: true },
    args: { sale_id: t.arg.int({ description: 'Only those of one purchase.' }) },
    resolve: async (_root, { sale_id }, { services, requireViewer }) =>
      ownPackages(services, (await requireViewer()).id, sale_id ?? null),
  }),
}));
