import { builder } from '../../graphql/builder.ts';
import { firstFreeOf, readStart, type Start } from './start.ts';

const DeskStart = builder.objectRef<Start>('DeskStart').implement({
  description: 'What is left to do after opening a shop.',
  fields: (t) => ({
    is_over: t.boolean({
      description: 'Everything is done, or ten bookings have been made: the list is no longer shown.',
      resolve: ({ isOver }) => isOver,
    }),
    open: t.stringList({
      description: 'bank, people, photos, about, try; in this order.',
      resolve: ({ open }) => open,
    }),
    address: t.exposeString('address', { description: "The shop's page for guests." }),
    description: t.exposeString('description'),
    opened_at: t.int({ nullable: true, description: 'In unix seconds.', resolve: ({ publishedAt }) => publishedAt }),
    services: t.exposeInt('services'),
    weekdays: t.intList({ description: '0 is Sunday.', resolve: ({ weekdays }) => weekdays }),
    unnamed: t.stringList({ description: 'Chairs without a named person.', resolve: ({ unnamed }) => unnamed }),
    photos: t.exposeInt('photos', { description: "The shop's own photographs; drawings do not count." }),
    bookings: t.exposeInt('bookings', { description: 'Counted up to ten.' }),
    first_free: t.int({
      nullable: true,
      description: "The next time a guest could book, on the shop's wall clock.",
      resolve: (start, _args, { services }) => firstFreeOf(services, start),
    }),
  }),
});

builder.queryFields((t) => ({
  desk_start: t.field({
    type: DeskStart,
    description: "A shop's progress since it opened.",
    authScopes: { business: true },
    args: { business_id: t.arg.int({ required: true }) },
    resolve: async (_root, { business_id }, { services, requireViewer }) =>
      readStart(services, await requireViewer(), business_id),
  }),
}));
