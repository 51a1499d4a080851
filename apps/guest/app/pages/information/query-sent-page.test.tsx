import { render, screen } from '@thyme/ui/testing.ts';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { QuerySentPage } from './query-sent-page.tsx';

const open = (state: object | null) =>
  render(
    <MemoryRouter initialEntries={[{ pathname: '/system/query-sent', state }]}>
      <QuerySentPage />
    </MemoryRouter>,
  );

describe('the page after a message', () => {
  it('says what was sent', () => {
    open({ message: 'Thank you! We have your message.', call: false, at: 5 });
    expect(screen.getByRole('heading', { level: 1, name: 'We have your message' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Thank you! We have your message.');
    expect(screen.getByRole('list', { name: 'What happens now' })).toBeTruthy();
  });

  it('[CONTENT-070] claims nothing when it is opened cold, and leads to the form', () => {
    open(null);
    expect(screen.getByRole('heading', { level: 1, name: 'Write to us' })).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.getByRole('link', { name: 'Contact us' })).toBeTruthy();
  });
});
