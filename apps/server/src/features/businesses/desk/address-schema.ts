import { SLUG_MOST } from '@thyme/domain/businesses';
import { builder } from '../../../graphql/builder.ts';
import { lineArgument } from '../../../graphql/text-arguments.ts';
import { DeskChange } from '../../edits/change-type.ts';
import { changeAddress, setVisible } from './address.ts';

const owner = { authScopes: { business: true } as const, type: DeskChange };

builder.mutationFields((t) => ({
  desk_set_visible: t.field({
    ...owner,
    description: 'Shows a shop to guests or hides it; existing bookings remain.',
    args: { business_id: t.arg.int({ required: true }), visible: t.arg.boolean({ required: true }) },
    resolve: async (_root, { business_id, visible }, { services, requireViewer }) =>
      setVisible(services, await requireViewer(), { businessId: business_id, visible }),
  }),
  desk_change_address: t.field({
    ...owner,
    description: "Changes the address of the shop's page; the old one redirects there.",
    args: {
      business_id: t.arg.int({ required: true }),
      slug: t.arg.string({ required: true, validate: lineArgument(SLUG_MOST) }),
    },
    resolve: async (_root, { business_id, slug }, { services, requireViewer }) =>
      changeAddress(services, await requireViewer(), { businessId: business_id, slug: slug.trim().toLowerCase() }),
  }),
}));
