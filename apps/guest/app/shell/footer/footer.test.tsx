import { render, screen } from '@thyme/ui/testing.ts';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { defaultSiteConfig, type OutsideLinks } from '../../lib/page/site-config.ts';
import { Footer } from './footer.tsx';

const none = defaultSiteConfig.links;
const show = (outside: OutsideLinks) =>
  render(<Footer businessUrl="/business/login" outside={outside} />, { wrapper: MemoryRouter });

describe('[HOME-060] the footer', () => {
  it('has no social links and no app where none are set', () => {
    show(none);
    expect(screen.queryByRole('list', { name: 'Thyme on social media' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Get the app' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Thyme on your phone' }).getAttribute('href')).toBe('/applink/guest');
  });

  it('has those that are set', () => {
    const guest = { apple: null, google: 'https://play.google.com/store/apps/details?id=thyme' };
    show({
      social: [{ network: 'instagram', href: 'https://www.instagram.com/thyme' }],
      apps: { ...none.apps, guest },
    });
    const links = screen.getByRole('list', { name: 'Thyme on social media' }).querySelectorAll('a');
    expect([...links].map((link) => [link.getAttribute('aria-label'), link.href])).toEqual([
      ['Instagram', 'https://www.instagram.com/thyme'],
    ]);
    expect(screen.getByRole('link', { name: 'Get the app' }).getAttribute('href')).toBe('/applink/guest');
  });
});
