import { sentTo, serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { screen, userEvent, waitFor, within } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { showAtDesk } from '../../lib/desk-page.fixtures.tsx';
import { PeoplePage } from './people-page.tsx';
import { PersonPage } from './person-page.tsx';
import { TimeOffPage } from './time-off/time-off-page.tsx';

const person = (id: number, name: string, more: object = {}) => ({
  id,
  name,
  chair: `Chair ${id}`,
  slug: `${name.toLowerCase()}-${id}`,
  title: '',
  bio: '',
  languages: ['en'],
  active: true,
  staff_id: null,
  role: null,
  portrait: null,
  gallery: [],
  ...more,
});
const answers = {
  desk_people: () => [person(1, 'Bea', { role: 'owner', title: 'Colourist' }), person(2, 'Cian', { active: false })],
  desk_team: () => ({ members: [] }),
  team_first_free: () => [{ person_id: 1, first_free: { s_time: Date.UTC(2026, 5, 17, 9) / 1000 } }],
  desk_people_load: (): object[] => [{ chair_id: 1, minutes: 2_250, fill: 64 }],
  desk_shop: () => ({ hours: [], closed_days: [] }),
  desk_absences: (): object[] => [],
  desk_swaps: (): object[] => [],
  desk_reports: (): object[] => [
    {
      key: 'person',
      rows: [
        { chair_id: null, values: [900] },
        { chair_id: 2, values: [5_121.6] },
        { chair_id: 1, values: [1_280.4] },
      ],
    },
    { key: 'hours', rows: [{ chair_id: 1, values: [37.5, 80] }] },
  ],
  desk_commission: () => ({
    service_percent: 40,
    product_percent: 0,
    tip_percent: 100,
    services: [],
    lines: [],
    total: 0,
  }),
};
const done = { status: 1, message: 'Saved.', id: 1, conflicts: [] };
const head = (...parts: unknown[]) => <header>{parts as never}</header>;

describe('the team', () => {
  it('[PEOPLE-003] shows each person with login, next free time and whether they can be booked', async () => {
    serveGraphQL(answers);
    showAtDesk(<PeoplePage />);
    const [bea, cian] = await within(await screen.findByRole('region', { name: 'People' })).findAllByRole('listitem');
    await waitFor(() => expect(bea?.textContent).toContain('Wed 17 Jun, 9:00 am'));
    expect(bea?.textContent).toContain('Owner');
    expect(cian?.textContent).toContain('Not bookable');
  });

  it('[DESKC-005] shows how many hours each person works this week and how full they are', async () => {
    const sent = serveGraphQL(answers);
    showAtDesk(<PeoplePage />);
    const [bea, cian] = await within(await screen.findByRole('region', { name: 'People' })).findAllByRole('listitem');
    await waitFor(() => expect(bea?.textContent).toContain('37 h 30 min'));
    expect(bea?.textContent).toContain('64% full');
    expect(cian?.textContent).not.toContain('full');
    // From Monday to Sunday.
    expect(sentTo(sent, 'desk_people_load')).toMatchObject([{ from: '2026-06-15', to: '2026-06-21' }]);
  });

  it('[DESKC-006] shows what each person has taken in and sold this month, who earned most first', async () => {
    const sent = serveGraphQL(answers);
    showAtDesk(<PeoplePage />);
    const card = within(await screen.findByRole('region', { name: 'June so far' }));
    expect(card.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      'CCian€5,122',
      'BBea€1,28037 h 30 min sold',
    ]);
    expect(sentTo(sent, 'desk_reports')).toEqual([{ business: 7, from: '2026-06-01', to: '2026-06-16' }]);
  });

  it('[BOOKSB-013] two people of one name have their own figures', async () => {
    serveGraphQL({ ...answers, desk_people: () => [person(1, 'Sam'), person(2, 'Sam')] });
    showAtDesk(<PeoplePage />);
    const card = within(await screen.findByRole('region', { name: 'June so far' }));
    expect(card.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      'SSam€5,122',
      'SSam€1,28037 h 30 min sold',
    ]);
  });

  it('[DESKC-006] the money is not asked for where the member may not see it', async () => {
    const sent = serveGraphQL(answers);
    showAtDesk(<PeoplePage />, { role: 'manager' });
    await screen.findByRole('region', { name: 'People' });
    await screen.findByText('64% full');
    expect(sentTo(sent, 'desk_reports')).toEqual([]);
    expect(screen.queryByRole('region', { name: 'June so far' })).toBeNull();
  });

  it('[PEOPLE-003] a profile without a name is not sent; errors of the server are shown at their field', async () => {
    const sent = serveGraphQL({ ...answers, desk_save_person: () => done });
    showAtDesk(<PersonPage id={1} head={head} />);
    const name = await screen.findByLabelText('Name guests see');
    await userEvent.clear(name);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('Please enter the name that guests see.')).toBeTruthy();
    expect(sentTo(sent, 'desk_save_person')).toEqual([]);
    await userEvent.type(name, 'Beatrice');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sentTo(sent, 'desk_save_person')).toMatchObject([{ id: 1, name: 'Beatrice' }]));
  });
});

describe('time off', () => {
  const conflict = {
    appt_id: 9,
    guest_name: 'Niamh',
    services: ['Cut'],
    starts: Date.UTC(2026, 5, 16, 11) / 1000,
    reason: 'away',
    choices: ['move', 'propose', 'cancel', 'keep'],
    is_part: false,
    is_class: false,
    group_times: [],
    nearest_times: [],
    colleague: 'Shauna',
  };

  it('[PEOPLE-011] an absence asks about affected appointments, and a colleague can take over', async () => {
    const asked = { status: 0, message: 'One', id: null, conflicts: [conflict] };
    const replies = [asked, done];
    const sent = serveGraphQL({
      ...answers,
      desk_add_absence: () => replies.shift(),
    });
    showAtDesk(<TimeOffPage head={head} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Add time off' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add time off' }));
    expect(screen.getByText('Please choose a person.')).toBeTruthy();
    await userEvent.selectOptions(await screen.findByLabelText('Who'), 'Bea');
    await userEvent.click(screen.getByRole('button', { name: 'Add time off' }));
    await userEvent.click(await screen.findByRole('radio', { name: /Move to Shauna, same time/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Do it' }));
    await waitFor(() =>
      expect(sentTo(sent, 'desk_add_absence').at(-1)).toMatchObject({
        person: 1,
        from: '2026-06-16',
        decisions: [{ appt_id: 9, choice: 'move' }],
      }),
    );
  });

  it('[PEOPLE-012] staff ask for themselves and can withdraw; the owner allows or declines', async () => {
    const mine = {
      id: 4,
      person_id: 1,
      name: 'Bea',
      from: '2026-07-06',
      to: '2026-07-08',
      kind: 'holiday',
      note: '',
      status: 'asked',
    };
    serveGraphQL({ ...answers, desk_absences: () => [mine] });
    showAtDesk(<TimeOffPage head={head} />);
    const list = within(await screen.findByRole('region', { name: 'Waiting for you' }));
    expect(list.getByText('Bea, Mon 6 Jul – Wed 8 Jul')).toBeTruthy();
    expect(list.getAllByRole('button').map((button) => button.textContent)).toEqual(['Decline', 'Allow']);
  });
});
