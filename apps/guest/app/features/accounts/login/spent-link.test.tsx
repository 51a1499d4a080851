import { render, screen } from '@thyme/ui/testing.ts';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { SpentLink } from './spent-link.tsx';

it.each([
  [true, 'This link has been used'],
  [false, 'This link has expired'],
])('[AUTH-081] a link that no longer works (used: %s) says so, with a next step and no form', (isUsed, title) => {
  render(
    <MemoryRouter>
      <SpentLink isUsed={isUsed} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Send me a new link' }).getAttribute('href')).toBe('/forget-password');
  expect(screen.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe('/login');
  expect(screen.queryByRole('textbox')).toBeNull();
});
