import { z } from 'zod';
import { builder } from '../../../graphql/builder.ts';
import { idArgument } from '../../edits/change-type.ts';
import { type Duplicate, readDuplicates } from './duplicates.ts';
import { type MergeAnswer, mergeAtDesk } from './merge-guests.ts';

const sideArgument = z.enum(['kept', 'merged'], "Is 'kept' or 'merged'.").nullish();
type Side = 'kept' | 'merged';

const DuplicateType = builder.objectRef<Duplicate>('DeskDuplicate').implement({
  description: 'A guest who may be the same person.',
  fields: (t) => ({
    id: t.int({ resolve: ({ guest }) => guest.id }),
    first_name: t.string({ resolve: ({ guest }) => guest.firstName }),
    last_name: t.string({ resolve: ({ guest }) => guest.lastName }),
    mobile: t.string({ nullable: true, resolve: ({ guest }) => guest.mobile }),
    email: t.string({ nullable: true, resolve: ({ guest }) => guest.email }),
    has_account: t.boolean({ resolve: ({ guest }) => guest.hasAccount }),
    reasons: t.stringList({ description: 'phone, email or name.', resolve: ({ reasons }) => reasons }),
  }),
});

const Merged = builder.objectRef<MergeAnswer>('DeskMergedGuest').implement({
  fields: (t) => ({
    status: t.exposeInt('status'),
    message: t.exposeString('message'),
    id: t.exposeInt('id', { nullable: true, description: 'The remaining guest.' }),
  }),
});

builder.queryFields((t) => ({
  desk_guest_duplicates: t.field({
    type: [DuplicateType],
    description: 'Guests of the business with the same number, address or name.',
    authScopes: { business: true },
    args: { business_id: t.arg.int({ required: true }), guest_id: t.arg.int({ required: true }) },
    resolve: async (_root, { business_id, guest_id }, { services, requireViewer }) =>
      readDuplicates(services, await requireViewer(), { businessId: business_id, guestId: guest_id }),
  }),
}));

builder.mutationFields((t) => ({
  desk_merge_guests: t.field({
    type: Merged,
    description:
      'Merges two guests, for good; only the owner can. The one with an account remains, otherwise guest_id.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      guest_id: t.arg.int({ required: true, validate: idArgument }),
      other_id: t.arg.int({ required: true, validate: idArgument }),
      name: t.arg.string({ validate: sideArgument, description: "Whose name remains: 'kept' or 'merged'." }),
      mobile: t.arg.string({ validate: sideArgument }),
      email: t.arg.string({ validate: sideArgument }),
    },
    resolve: async (_root, { business_id, guest_id, other_id, name, mobile, email }, { services, requireViewer }) =>
      mergeAtDesk(services, await requireViewer(), {
        businessId: business_id,
        guestId: guest_id,
        otherId: other_id,
        choice: {
          name: (name ?? 'kept') as Side,
          mobile: (mobile ?? 'kept') as Side,
          email: (email ?? 'kept') as Side,
        },
      }),
  }),
}));
