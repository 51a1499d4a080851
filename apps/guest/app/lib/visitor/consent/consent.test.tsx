import { cleanup, fireEvent, render, screen } from '@thyme/ui/testing.ts';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { referralCookie } from '../referral.ts';
import { choiceOf, choose, cookiesFor } from './choice.ts';
import { OutsidePart } from './outside-part.tsx';

afterEach(() => {
  cleanup();
  for (const name of ['cookieChoice', 'referralCode']) {
    // biome-ignore lint/suspicious/noDocumentCookie: as the site sets them.
    document.cookie = `${name}=; max-age=0; path=/`;
  }
});

describe('the choice', () => {
  it('is read from its cookie, and anything else is no choice', () => {
    expect(choiceOf('a=1; cookieChoice=yes; b=2')).toBe('yes');
    expect(choiceOf('cookieChoice=no')).toBe('no');
    expect(choiceOf('cookieChoice=maybe')).toBeNull();
    expect(choiceOf('othercookieChoice=yes')).toBeNull();
    expect(choiceOf('')).toBeNull();
  });

  it('is stored for half a year; declining deletes the referral', () => {
    expect(cookiesFor('yes', true)).toEqual(['cookieChoice=yes; max-age=15552000; path=/; samesite=lax; secure']);
    expect(cookiesFor('no', false)[1]).toMatch(/^referralCode=; max-age=0; path=\//);
  });

  it('of "no" keeps later links from storing a code', () => {
    expect(referralCookie('?ref=A', 'cookieChoice=no', false)).toBeNull();
    expect(referralCookie('?ref=A', 'cookieChoice=yes', false)).toContain('referralCode=A');
  });
});

describe('a part of another company', () => {
  const show = () => {
    const element = (
      <OutsidePart url="https://forms.example/ebook" what="form">
        <iframe title="Form" src="about:blank" />
      </OutsidePart>
    );
    return render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  };

  it('is not loaded before consent, names its origin, and can be loaded once', () => {
    show();
    expect(screen.queryByTitle('Form')).toBeNull();
    expect(screen.getByText('forms.example')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show the form' }));
    expect(screen.getByTitle('Form')).toBeTruthy();
    expect(choiceOf(document.cookie)).toBeNull();
  });

  it('is loaded after consent; without it, it can be loaded once', () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Always show content like this' }));
    expect(screen.getByTitle('Form')).toBeTruthy();
    cleanup();
    choose('no');
    show();
    expect(screen.queryByTitle('Form')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Always show content like this' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Show the form' })).toBeTruthy();
  });
});
