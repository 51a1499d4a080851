import { toMajor } from '@thyme/domain/money';
import { builder } from '../../../../graphql/builder.ts';
import { idArgument } from '../../../edits/change-type.ts';
import { type MovePerson, peopleForMove } from './people.ts';

const Person = builder.objectRef<MovePerson>('DeskMovePerson').implement({
  description: 'A person an appointment could go to. Minutes and price are those of the menu.',
  fields: (t) => ({
    chair_id: t.exposeInt('chairId'),
    does: t.exposeBoolean('does', { description: 'Whether they offer all of it. The desk can move it there anyway.' }),
    minutes: t.exposeInt('minutes'),
    price: t.float({ resolve: ({ price }) => toMajor(price) }),
  }),
});

builder.queryFields((t) => ({
  desk_move_people: t.field({
    type: [Person],
    description: 'Who does the services of an appointment, how long they take and what they ask for them.',
    authScopes: { business: true },
    args: {
      id: t.arg.int({ required: true }),
      line_id: t.arg.int({
        validate: idArgument.nullish(),
        description: 'The line that was taken hold of: what its person does. Left out, the whole appointment.',
      }),
    },
    resolve: async (_root, { id, line_id }, { services, requireViewer }) =>
      peopleForMove(services, await requireViewer(), { id, lineId: line_id ?? null }),
  }),
}));
