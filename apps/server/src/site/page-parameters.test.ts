import type { ServerBuild } from 'react-router';
import { describe, expect, it } from 'vitest';
import { pageKey } from './addresses.ts';
import { pageParameters } from './page-parameters.ts';

const handle = (...searchParams: string[]) => ({ module: { handle: { searchParams } } });
const plain = { module: {} };
const routes = {
  root: { id: 'root', path: '', ...plain },
  layout: { id: 'layout', parentId: 'root', ...handle('theme') },
  home: { id: 'home', parentId: 'layout', index: true, ...plain },
  search: { id: 'search', parentId: 'layout', path: 'search', ...handle('service', 'where') },
  searchPath: { id: 'search-path', parentId: 'layout', path: 'search/*', ...handle('service') },
  shop: { id: 'shop', parentId: 'layout', path: ':shop_slug', ...plain },
};
const changesPage = pageParameters({ routes, basename: '/' } as unknown as ServerBuild);
const keyOf = (address: string) => pageKey(new URL(address, 'http://localhost'), changesPage);

describe('the cache key of a page', () => {
  it.each([
    ['/willow-room', '/willow-room'],
    ['/willow-room?', '/willow-room'],
    ['/willow-room?x=1', '/willow-room'],
    ['/willow-room?utm_source=x&ref=y&gclid=z', '/willow-room'],
    ['/willow-room?service=hair', '/willow-room'],
    [`/willow-room?x=${'x'.repeat(300)}`, '/willow-room'],
    ['/?x=1', '/'],
    ['/nowhere/at-all?x=1', '/nowhere/at-all'],
  ])('of %s leaves out what does not change it: %s', (address, key) => {
    expect(keyOf(address)).toBe(key);
  });

  it.each([
    ['/search?where=cork&service=hair', '/search?service=hair&where=cork'],
    ['/search?x=1&service=hair', '/search?service=hair'],
    ['/SEARCH?service=hair', '/SEARCH?service=hair'],
    ['/search?service=b&service=a', '/search?service=b&service=a'],
    ['/search/hair/cork?where=cork&service=nails', '/search/hair/cork?service=nails'],
    ['/search?service=hair+%26+nails', '/search?service=hair+%26+nails'],
    ['/search?theme=dark', '/search?theme=dark'],
    ['/?theme=dark&x=1', '/?theme=dark'],
  ])('of %s has what changes it, in a stable order: %s', (address, key) => {
    expect(keyOf(address)).toBe(key);
  });

  it.each([
    ['/search.data?where=cork&_routes=search', '/search.data?_routes=search&where=cork'],
    ['/search.data?_routes=layout,search', '/search.data?_routes=layout%2Csearch'],
    ['/search.data?_routes=guess&x=1', '/search.data'],
    ['/_root.data?theme=dark&x=1', '/_root.data?theme=dark'],
    ['/search/_.data?service=hair&x=1', '/search/_.data?service=hair'],
    ['/search?_routes=search', '/search'],
  ])('of %s, the data of a page, is %s', (address, key) => {
    expect(keyOf(address)).toBe(key);
  });

  it.each([
    '/profile/appointments',
    '/login?message=hello',
    '/reset-password/abc',
    '/profile.data',
    `/search?service=${'x'.repeat(300)}`,
  ])('of %s is none', (address) => {
    expect(keyOf(address)).toBeNull();
  });

  it('of a path that only starts like a personal one is its own', () => {
    expect(keyOf('/profiled-nails')).toBe('/profiled-nails');
  });
});
