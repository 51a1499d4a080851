import { screen } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { showToGuest } from '../../lib/testing/guest-page.fixtures.tsx';
import { TeamList, type TeamPerson } from './team-list.tsx';

const person = (more: object) =>
  ({
    ...{ id: 1, slug: 'shauna', name: 'Shauna', title: '', portrait: null, rating: 0, number_of_ratings: 0 },
    ...more,
  }) as TeamPerson;
const card = (more: object) => {
  showToGuest(<TeamList shop="fern-and-fold" zone="" team={[person(more)]} times={new Map([[1, null]])} />);
  return screen.getByRole('listitem').textContent;
};

describe('a person of the team', () => {
  // A dot between the two would be left hanging where the rating goes to the next line.
  it.each([
    [{ title: 'Stylist', rating: 4.9, number_of_ratings: 31 }, /^SShaunaStylistRated 4\.9 out of 5\(31 ratings\)/],
    [{ title: 'Stylist' }, /^SShaunaStylistNo free/],
    [{ rating: 4.9, number_of_ratings: 31 }, /^SShaunaRated 4\.9/],
  ])('[PEOPLE-005] with %j reads well where title and rating wrap', (more, words) => {
    expect(card(more)).toMatch(words);
  });
});
