import { render, screen } from '@thyme/ui/testing.ts';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { type AppKind, defaultSiteConfig, type OutsideLinks } from '../../../lib/page/site-config.ts';
import { StoreLinks } from './store-links.tsx';

function show(app: AppKind, apps: Partial<OutsideLinks['apps']> = {}) {
  const { links } = defaultSiteConfig;
  const site = { ...defaultSiteConfig, links: { ...links, apps: { ...links.apps, ...apps } } };
  const routes = [{ id: 'root', path: '/', loader: () => ({ site }), element: <StoreLinks app={app} /> }];
  const hydrationData = { loaderData: { root: { site } } };
  render(<RouterProvider router={createMemoryRouter(routes, { hydrationData })} />);
}

describe('the app page', () => {
  it('[HOME-043] links to the stores that are set', () => {
    show('guest', { guest: { apple: 'https://apps.apple.com/ie/app/thyme/id1', google: null } });
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'https://apps.apple.com/ie/app/thyme/id1',
    ]);
  });

  it('[HOME-060] without a store leads guests to the search and owners to their desk', () => {
    show('guest');
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.getByText(/runs in your phone’s browser/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Find a business' }).getAttribute('href')).toBe('/search-form');
    show('business');
    expect(screen.getByRole('link', { name: 'Open your desk' }).getAttribute('href')).toBe('/business');
  });
});
