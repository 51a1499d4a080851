import { MOVE_IN_STEPS } from '@thyme/domain/imports';
import { builder } from '../../../graphql/builder.ts';
import { type MoveIn, readMoveIn } from './move-in.ts';

const DayType = builder.objectRef<MoveIn['days'][number]>('DeskMoveInDay').implement({
  fields: (t) => ({ date: t.exposeString('date'), appointments: t.exposeInt('appointments') }),
});

const MoveInType = builder.objectRef<MoveIn>('DeskMoveIn').implement({
  description: 'The progress of a shop that moves here from another system.',
  fields: (t) => ({
    open: t.stringList({ description: `What is left: ${MOVE_IN_STEPS.join(', ')}.`, resolve: ({ open }) => open }),
    address: t.exposeString('address', { description: "The shop's page for guests." }),
    services: t.exposeInt('services'),
    people: t.exposeInt('people'),
    unnamed: t.exposeInt('unnamed', { description: 'Chairs without a named person.' }),
    guests: t.exposeInt('guests'),
    coming: t.exposeInt('coming', { description: 'Appointments in the next four weeks.' }),
    days: t.field({ type: [DayType], description: 'The next four weeks.', resolve: ({ days }) => days }),
  }),
});

builder.queryFields((t) => ({
  desk_move_in: t.field({
    type: MoveInType,
    description: 'The steps to a page, a team, guests and four weeks in the calendar. For the owner.',
    authScopes: { business: true },
    args: { business_id: t.arg.int({ required: true }) },
    resolve: async (_root, { business_id }, { services, requireViewer }) =>
      readMoveIn(services, await requireViewer(), business_id),
  }),
}));
