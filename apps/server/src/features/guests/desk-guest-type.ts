import { toMajor } from '@thyme/domain/money';
import { wallOf } from '@thyme/domain/time';
import { builder } from '../../graphql/builder.ts';
import type { KnownGuest } from './list-guests.ts';

const wallOrNull = (zone: string, at: number | null) => (at === null ? null : wallOf(zone, at));

export const DeskGuest = builder.objectRef<KnownGuest>('DeskGuest').implement({
  description: 'A guest as this business sees them.',
  fields: (t) => ({
    id: t.int({ resolve: ({ guest }) => guest.id }),
    first_name: t.string({ resolve: ({ guest }) => guest.firstName }),
    last_name: t.string({ resolve: ({ guest }) => guest.lastName }),
    mobile: t.string({ nullable: true, resolve: ({ guest }) => guest.mobile }),
    contact_email: t.string({
      nullable: true,
      description: 'Only for unregistered guests of the shop.',
      resolve: ({ guest }) => guest.contactEmail,
    }),
    email: t.string({
      nullable: true,
      description: "The account's address, or the one that the desk entered.",
      resolve: ({ guest }) => guest.email,
    }),
    has_account: t.boolean({ resolve: ({ guest }) => guest.hasAccount }),
    is_new: t.boolean({ resolve: ({ guest }) => guest.guestStatus !== 'Known' }),
    is_blocked: t.boolean({ resolve: ({ guest }) => guest.block ?? false }),
    blocked: t.int({
      nullable: true,
      resolve: ({ guest, membership }) => wallOrNull(membership.zone, guest.blockedAt),
    }),
    warned: t.int({ nullable: true, resolve: ({ guest, membership }) => wallOrNull(membership.zone, guest.warnedAt) }),
    reason: t.string({ resolve: ({ guest }) => guest.reason ?? '' }),
    note: t.string({ resolve: ({ guest }) => guest.note ?? '' }),
    allergies: t.string({ resolve: ({ guest }) => guest.allergies ?? '' }),
    tags: t.stringList({ resolve: ({ guest }) => guest.tags ?? [] }),
    birthday: t.string({
      nullable: true,
      description: "'MM-DD', as the guest told the business.",
      resolve: ({ guest }) => guest.birthday,
    }),
    since: t.int({ nullable: true, resolve: ({ guest, membership }) => wallOrNull(membership.zone, guest.first) }),
    came: t.int({ resolve: ({ guest }) => guest.came }),
    missed: t.int({ resolve: ({ guest }) => guest.missed }),
    spent: t.float({
      description: 'The total of the completed appointments.',
      resolve: ({ guest }) => toMajor(guest.spent),
    }),
  }),
});
