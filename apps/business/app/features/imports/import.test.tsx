import { sentTo, serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { screen, userEvent, waitFor, within } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { NOW, showAtDesk } from '../../lib/desk-page.fixtures.tsx';
import { OneImport } from './one-import.tsx';
import type { Import } from './operations.ts';

const file: Import = {
  id: 5,
  kind: 'clients',
  status: 'mapping',
  file_name: 'clients.csv',
  encoding: 'utf-8',
  rows: 1_284,
  done: 0,
  failure: '',
  finished_at: null,
  undo_until: null,
  waits_for: null,
  date_order: 'day-first',
  order_is_sure: false,
  samples: [['Caoimhe', 'Lynch', '087 555 0142', '04/07/1988', '120']],
  columns: [
    { name: 'First Name', field: 'first_name', is_sure: true },
    { name: 'Last Name', field: 'last_name', is_sure: true },
    { name: 'Mobile Number', field: 'mobile', is_sure: true },
    { name: 'Date of Birth', field: 'birthday', is_sure: true },
    { name: 'Loyalty pts', field: 'skip', is_sure: true },
  ],
  totals: null,
  counts: null,
  problems: [],
  preview: [],
  names: null,
};
const done = { status: 1, message: '' };

describe('an import', () => {
  it('[IMPORT-003] shows its guesses, asks about ambiguous dates, and previews one guest', async () => {
    const requests = serveGraphQL({ desk_import: () => file, desk_import_map: () => done });
    showAtDesk(<OneImport id={5} />);
    expect(await screen.findByText(/1,284 rows. We recognised 4 of 5./)).toBeTruthy();
    expect(screen.getByText('Please check')).toBeTruthy();
    const guest = within(screen.getByRole('region', { name: 'How one guest will look' }));
    expect(guest.getByText('Caoimhe Lynch')).toBeTruthy();
    expect(guest.getByText('4 July 1988')).toBeTruthy();
    expect(await guest.findByText('+353 87 555 0142')).toBeTruthy();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Dates like 04/07/1988' }), 'month-first');
    expect(guest.getByText('7 April 1988')).toBeTruthy();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Loyalty pts is' }), 'note');
    await userEvent.click(screen.getByRole('button', { name: 'Check 1,284 rows' }));
    await waitFor(() =>
      expect(sentTo(requests, 'desk_import_map')).toMatchObject([
        { fields: ['first_name', 'last_name', 'mobile', 'birthday', 'note'], order: 'month-first' },
      ]),
    );
  });

  it('[IMPORT-006] groups rows that need a decision, each group with one button, and says what is left out', async () => {
    const checked: Import = {
      ...file,
      status: 'checked',
      totals: { ready: 1_231, same: 27, need: 26, coming: 0 },
      problems: [
        {
          code: 'bad-phone',
          title: 'Phone number isn’t valid',
          rows: 11,
          example: 'Row 88: Mary D, 08755',
          is_warning: false,
          chosen: null,
          choices: [{ choice: 'accept', label: 'Import without the number' }],
        },
      ],
      preview: [{ row: 1, name: 'Caoimhe Lynch', mobile: '+353875550142', email: '', detail: '' }],
    };
    const requests = serveGraphQL({
      desk_import: () => checked,
      desk_import_decide: () => done,
      desk_import_run: () => done,
      desk_import_rows: () => [
        {
          row: 88,
          cells: ['Mary', 'D', '08755', '', ''],
          name: 'Mary D',
          mobile: '',
          email: '',
          matched: null,
          choice: null,
        },
      ],
      desk_import_fix: () => done,
    });
    showAtDesk(<OneImport id={5} />);
    expect(await screen.findByRole('heading', { name: '26 rows need a decision' })).toBeTruthy();
    expect(screen.getByText(/26 rows are left out unless you decide/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Import without the number' }));
    await waitFor(() =>
      expect(sentTo(requests, 'desk_import_decide')).toMatchObject([{ problem: 'bad-phone', choice: 'accept' }]),
    );
    await userEvent.click(screen.getByRole('button', { name: /^Fix in a list/ }));
    const field = await screen.findByRole('textbox', { name: /Row 88: Mobile Number/ });
    await userEvent.clear(field);
    await userEvent.type(field, '0875550188');
    await userEvent.click(screen.getByRole('button', { name: 'Save and check again' }));
    await waitFor(() =>
      expect(sentTo(requests, 'desk_import_fix')).toMatchObject([
        { fixes: [{ row: 88, column: 2, text: '0875550188' }] },
      ]),
    );
  });

  it('[IMPORT-016] shows its progress, and what it waits for', async () => {
    serveGraphQL({ desk_import: () => ({ ...file, status: 'running', done: 642 }) });
    showAtDesk(<OneImport id={5} />);
    expect((await screen.findByRole('progressbar', { name: 'Importing' })).getAttribute('aria-valuenow')).toBe('50');
    expect(screen.getByText('642 of 1,284 rows of clients.csv.')).toBeTruthy();
  });

  it('[IMPORT-011] ends with the results and an undo', async () => {
    const requests = serveGraphQL({
      desk_import: () => ({
        ...file,
        status: 'done',
        finished_at: NOW,
        undo_until: NOW + 86_400,
        counts: { added: 1_246, merged: 36, left: 2, guests: 0, coming: 0, kept: 0 },
      }),
      desk_import_undo: () => done,
    });
    showAtDesk(<OneImport id={5} />);
    expect(await screen.findByRole('heading', { name: 'All done' })).toBeTruthy();
    expect(screen.getByText('You can undo this until Wed 17 Jun, 10:00 am.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Undo the import' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo it' }));
    await waitFor(() => expect(sentTo(requests, 'desk_import_undo')).toHaveLength(1));
  });

  it('[IMPORT-022] asks who the people and what the services in the file are', async () => {
    const names = {
      names: [
        { kind: 'person', name: 'Ash M.', rows: 40, chosen: null },
        { kind: 'service', name: 'Ladies Cut', rows: 22, chosen: 4 },
      ],
      options: [
        { kind: 'person', id: 11, name: 'Aisling' },
        { kind: 'service', id: 4, name: 'Cut & finish' },
      ],
    };
    const requests = serveGraphQL({
      desk_import: () => ({
        ...file,
        kind: 'appointments',
        status: 'checked',
        totals: { ready: 94, same: 0, need: 0, coming: 94 },
        names,
      }),
      desk_import_match: () => done,
    });
    showAtDesk(<OneImport id={5} />);
    expect((await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Ladies Cut is' })).value).toBe('4');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ash M. is' }), '11');
    await waitFor(() =>
      expect(sentTo(requests, 'desk_import_match')).toMatchObject([{ kind: 'person', name: 'Ash M.', choice: 11 }]),
    );
  });
});
