import { expect, test } from 'vitest';
import { render, screen, userEvent } from '../testing.ts';
import { PasswordField } from './password-field.tsx';
import { TextField } from './text-field.tsx';

test('a password can be shown and hidden again', async () => {
  const user = userEvent.setup();
  render(<PasswordField label="Password" />);
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  expect(field.type).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field.type).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field.type).toBe('password');
});

test('an error replaces the hint and is connected to the field', () => {
  const { rerender } = render(<TextField label="Email" hint="We never show it." />);
  const field = screen.getByLabelText('Email');
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe('We never show it.');
  rerender(<TextField label="Email" hint="We never show it." error="Please enter your email address!" />);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe('Please enter your email address!');
  expect(screen.queryByText('We never show it.')).toBeNull();
});
