import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, userEvent, waitFor } from '@thyme/ui/testing.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../lib/graphql/query-client.ts';
import { onToast } from '../../lib/notify.ts';
import { clear, keys, write } from '../../lib/storage.ts';
import { AddVoucher } from './add-voucher.tsx';

let said: string[] = [];
let asked: unknown[] = [];
let stop = () => {};
beforeEach(() => {
  clear();
  write(keys.guestToken, 'guest');
  [said, asked] = [[], []];
  stop = onToast(({ kind, text }) => said.push(`${kind}: ${text}`));
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

function open(answer: { status: number; message: string }) {
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const operations = JSON.parse(body) as { query: string; variables: unknown }[];
    asked.push(...operations.filter(({ query }) => query.includes('claim_voucher')).map(({ variables }) => variables));
    return Response.json(operations.map(() => ({ data: { claim_voucher: answer, system_log: { status: 1 } } })));
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AddVoucher />
    </QueryClientProvider>,
  );
}

describe('a code that was given', () => {
  it('makes the voucher one’s own', async () => {
    open({ status: 1, message: 'The voucher is yours now.' });
    const box = screen.getByLabelText<HTMLInputElement>('Were you given a voucher?');
    await userEvent.type(box, 'FERN-7K2Q-AB3D');
    await userEvent.click(screen.getByRole('button', { name: 'Add voucher' }));
    await waitFor(() => expect(said).toEqual(['success: The voucher is yours now.']));
    expect(asked).toEqual([{ voucher_code: 'FERN-7K2Q-AB3D' }]);
    expect(box.value).toBe('');
  });

  it('that is no good stays in the box, which says why until it is mended', async () => {
    open({ status: 0, message: 'Voucher is not applicable!' });
    const box = screen.getByLabelText<HTMLInputElement>('Were you given a voucher?');
    await userEvent.type(box, 'FERN-{Enter}');
    await screen.findByText('Voucher is not applicable!');
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(box.value).toBe('FERN-');
    expect(said).toEqual([]);
    await userEvent.type(box, '7');
    expect(screen.queryByText('Voucher is not applicable!')).toBeNull();
  });

  it('is asked for where there is none, without a question to the server', async () => {
    open({ status: 1, message: 'The voucher is yours now.' });
    await userEvent.click(screen.getByRole('button', { name: 'Add voucher' }));
    await screen.findByText('Please enter the code of the voucher');
    expect(document.activeElement).toBe(screen.getByLabelText('Were you given a voucher?'));
    expect(asked).toEqual([]);
  });
});
