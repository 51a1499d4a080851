import { act, render, screen } from '@thyme/ui/testing.ts';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { setUnreadCount } from '../../lib/session/unread-count.ts';
import { Bell } from './bell.tsx';

afterEach(() => act(() => setUnreadCount(0)));

describe('the bell', () => {
  it.each([
    [1, '1'],
    [98, '98'],
    [99, '99+'],
    [240, '99+'],
  ])('[NOTIF-001] [CONST-015] with %i new shows %s', (count, shown) => {
    render(<Bell />, { wrapper: MemoryRouter });
    expect(screen.getByRole('link', { name: 'Notifications' }).textContent).toBe('');
    act(() => setUnreadCount(count));
    expect(screen.getByRole('link', { name: `Notifications, ${count} new` }).textContent).toBe(shown);
  });
});
