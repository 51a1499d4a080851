import { screen, userEvent, waitFor } from '@thyme/ui/testing.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { serve, showToGuest } from '../../lib/testing/guest-page.fixtures.tsx';
import { toasts } from '../../lib/testing/toasts.fixtures.ts';
import { AddVoucher } from './add-voucher.tsx';

let requests: unknown[] = [];
beforeEach(() => {
  requests = [];
});

function open(answer: { status: number; message: string }) {
  serve(({ query, variables }) => {
    if (query.includes('claim_voucher')) requests.push(variables);
    return { claim_voucher: answer, system_log: { status: 1 } };
  });
  showToGuest(<AddVoucher />);
}

describe('a voucher code', () => {
  it('adds the voucher to the guest’s own', async () => {
    open({ status: 1, message: 'The voucher is yours now.' });
    const box = screen.getByLabelText<HTMLInputElement>('Were you given a voucher?');
    await userEvent.type(box, 'FERN-7K2Q-AB3D');
    await userEvent.click(screen.getByRole('button', { name: 'Add voucher' }));
    await waitFor(() => expect(toasts).toEqual(['success: The voucher is yours now.']));
    expect(requests).toEqual([{ voucher_code: 'FERN-7K2Q-AB3D' }]);
    expect(box.value).toBe('');
  });

  it('that is refused stays in the field with the reason until it is changed', async () => {
    open({ status: 0, message: 'Voucher is not applicable!' });
    const box = screen.getByLabelText<HTMLInputElement>('Were you given a voucher?');
    await userEvent.type(box, 'FERN-{Enter}');
    await screen.findByText('Voucher is not applicable!');
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(box.value).toBe('FERN-');
    expect(toasts).toEqual([]);
    await userEvent.type(box, '7');
    expect(screen.queryByText('Voucher is not applicable!')).toBeNull();
  });

  it('is required, without a request to the server', async () => {
    open({ status: 1, message: 'The voucher is yours now.' });
    await userEvent.click(screen.getByRole('button', { name: 'Add voucher' }));
    await screen.findByText('Please enter the code of the voucher');
    expect(document.activeElement).toBe(screen.getByLabelText('Were you given a voucher?'));
    expect(requests).toEqual([]);
  });
});
