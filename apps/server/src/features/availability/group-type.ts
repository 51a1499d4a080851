import { ARRANGEMENTS } from '@thyme/domain/availability';
import { builder } from '../../graphql/builder.ts';

export const GroupArrangement = builder.enumType('GroupArrangement', {
  description: 'Whether a group begins together, finishes together, or comes one after the other.',
  values: ARRANGEMENTS,
});
