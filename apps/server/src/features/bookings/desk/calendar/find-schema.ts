import { wallOf } from '@thyme/domain/time';
import { z } from 'zod';
import { builder } from '../../../../graphql/builder.ts';
import { type FoundAppointment, searchAppointments } from './find.ts';

const Found = builder.objectRef<FoundAppointment>('DeskFoundAppointment').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    guest_id: t.exposeInt('guestId'),
    guest_name: t.string({ resolve: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim() }),
    status: t.exposeString('status'),
    starts: t.int({
      description: "Unix seconds that show the shop's wall clock when read in UTC.",
      resolve: ({ startsAt, zone }) => wallOf(zone, startsAt),
    }),
    service: t.exposeString('service'),
    person: t.exposeString('person', { nullable: true }),
  }),
});

builder.queryFields((t) => ({
  desk_find_appointments: t.field({
    type: [Found],
    description:
      "Appointments by the guest's name or phone number, or by service: the next ones first, then the latest past ones.",
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      search: t.arg.string({ required: true, validate: z.string().max(80, 'Please enter fewer words.') }),
    },
    resolve: async (_root, { business_id, search }, { services, requireViewer }) =>
      searchAppointments(services, await requireViewer(), { businessId: business_id, words: search.trim() }),
  }),
}));
