import { render, screen, userEvent } from '@thyme/ui/testing.ts';
import { describe, expect, it, vi } from 'vitest';
import { AddSomeone } from './add-someone.tsx';
import { addGuest, addService } from './edit-group.ts';
import type { Menu } from './service-options.tsx';

const trim = { id: 12, service_name: 'Beard trim', duration: 30, price: 25, special_price: 0, is_group: false };
const menu = [{ id: 1, name: 'Cuts', services: [trim] }] as unknown as Menu;

function show() {
  const onAdd = vi.fn();
  render(<AddSomeone menu={menu} country="IE" onAdd={onAdd} />);
  return onAdd;
}

async function fill(email: string) {
  await userEvent.type(screen.getByLabelText('Their first name'), 'Cian');
  await userEvent.selectOptions(screen.getByLabelText('What they’d like'), '12');
  if (email) await userEvent.type(screen.getByLabelText('Their email, if you like'), email);
  await userEvent.click(screen.getByRole('button', { name: 'Add someone' }));
}

describe('somebody who comes along', () => {
  it('[GROUP-049] can have an address, which is checked before they are added', async () => {
    const onAdd = show();
    await fill('cian@');
    expect(screen.getByText('Email should have correct format')).toBeTruthy();
    expect(onAdd).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('Their email, if you like'), 'mail.example');
    await userEvent.click(screen.getByRole('button', { name: 'Add someone' }));
    expect(onAdd).toHaveBeenCalledExactlyOnceWith({ name: 'Cian', email: 'cian@mail.example' }, 12);
  });

  it('[GROUP-049] needs no address', async () => {
    const onAdd = show();
    await fill('');
    expect(onAdd).toHaveBeenCalledExactlyOnceWith({ name: 'Cian' }, 12);
  });

  it('[GROUP-049] keeps the address with every further service', () => {
    const cart = addService(1, 13)(addGuest({ name: 'Cian', email: 'cian@mail.example' }, 12, 'start')([]));
    expect(cart.map((item) => ('companion' in item ? item.companion?.email : null))).toEqual([
      'cian@mail.example',
      'cian@mail.example',
    ]);
  });
});
