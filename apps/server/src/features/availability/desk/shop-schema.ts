import { builder } from '../../../graphql/builder.ts';
import { DeskShopType } from '../../businesses/desk/shop-type.ts';
import * as week from './read-week.ts';

const Chair = builder.objectRef<week.Chair>('DeskShopChair').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    name: t.exposeString('name'),
    person: t.exposeString('person', { nullable: true }),
    active: t.exposeBoolean('active'),
  }),
});

const Hours = builder.objectRef<week.Hours>('DeskShopHours').implement({
  fields: (t) => ({
    chair_id: t.exposeInt('chairId', { nullable: true }),
    weekday: t.int({ description: '0 is Sunday.', resolve: ({ weekday }) => weekday }),
    from: t.exposeInt('from', { description: 'Minutes after midnight.' }),
    to: t.exposeInt('to'),
    week: t.string({ nullable: true, description: 'A or B; every week without one.', resolve: ({ week }) => week }),
    date: t.string({
      nullable: true,
      description: 'Only that day, instead of the week; from 0 to 0 is a day off.',
      resolve: ({ date }) => date,
    }),
  }),
});

const Day = builder.objectRef<week.Day>('DeskDay').implement({
  fields: (t) => ({
    date: t.exposeString('date'),
    reason: t.exposeString('reason', { nullable: true }),
  }),
});

/** Extends the type that `businesses` defines. */
builder.objectFields(DeskShopType, (t) => ({
  chairs: t.field({
    type: [Chair],
    resolve: ({ business }, _args, { services }) => week.readChairs(services, business.id),
  }),
  hours: t.field({
    type: [Hours],
    resolve: ({ business }, _args, { services }) => week.readHours(services, business.id),
  }),
  closed_days: t.field({
    type: [Day],
    resolve: ({ business }, _args, { services }) => week.readDays(services, business, 'closed'),
  }),
  blocked_days: t.field({
    type: [Day],
    resolve: ({ business }, _args, { services }) => week.readDays(services, business, 'blocked'),
  }),
}));
