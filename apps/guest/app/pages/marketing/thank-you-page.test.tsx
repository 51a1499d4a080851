import { render, screen } from '@thyme/ui/testing.ts';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { markEbookSent } from '../../features/leads/ebook-sent.ts';
import { ThankYouPage } from './thank-you-page.tsx';

const NOW = Date.UTC(2026, 7, 6, 9);

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

function open() {
  const props = { loaderData: { bonus_testimonial: null, bonuses: [] } } as unknown as Parameters<
    typeof ThankYouPage
  >[0];
  render(
    <MemoryRouter>
      <ThankYouPage {...props} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Unlock Bonus Material' })).toBeTruthy();
}

describe('the page after the e-book form', () => {
  it('[CONTENT-056] says that the e-book was sent', () => {
    markEbookSent(NOW - 60_000);
    open();
    expect(screen.getByRole('status').textContent).toMatch(/sent to you by email or text/);
  });

  it('[CONTENT-071] thanks for nothing when it is opened cold', () => {
    open();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('[CONTENT-071] thanks for nothing an hour later', () => {
    markEbookSent(NOW - 3_600_000);
    open();
    expect(screen.queryByRole('status')).toBeNull();
  });
});
