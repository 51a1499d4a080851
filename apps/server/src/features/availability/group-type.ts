import { ARRANGEMENTS } from '@thyme/domain/availability';
import { builder } from '../../graphql/builder.ts';

export const GroupArrangement = builder.enumType('GroupArrangement', {
  description: 'Whether a group starts together, finishes together, or is served one after the other.',
  values: ARRANGEMENTS,
});
