import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { narrowed } from './narrowed-build.ts';

const routes: Record<string, { id: string; parentId?: string; path?: string; index?: boolean }> = {
  root: { id: 'root', path: '' },
  frame: { id: 'frame', parentId: 'root' },
  home: { id: 'home', parentId: 'frame', index: true },
  pricing: { id: 'pricing', parentId: 'frame', path: 'Pricing' },
  profile: { id: 'profile', parentId: 'frame', path: 'profile' },
  own: { id: 'own', parentId: 'profile', path: 'my-profile' },
  post: { id: 'post', parentId: 'frame', path: 'system/blog/:slug' },
  faq: { id: 'faq', parentId: 'frame', path: 'system/faq' },
  perhaps: { id: 'perhaps', parentId: 'frame', path: 'en?/about' },
  shop: { id: 'shop', parentId: 'frame', path: ':shop_slug' },
  unknown: { id: 'unknown', parentId: 'frame', path: '*' },
};
const build = { routes, assets: { routes, version: '1' } } as unknown as ServerBuild;
const anyWord = ['root', 'frame', 'home', 'perhaps', 'shop', 'unknown'];
const at = (pathname: string, of = build) => Object.keys(narrowed(of)(pathname).routes);

test('an address keeps the routes that begin with its first word, and those that begin with any', () => {
  expect(at('/fern-and-fold')).toEqual(anyWord);
  expect(at('/')).toEqual(anyWord);
  expect(new Set(at('/pricing'))).toEqual(new Set([...anyWord, 'pricing']));
  expect(new Set(at('/SYSTEM/blog/oats'))).toEqual(new Set([...anyWord, 'post', 'faq']));
  expect(new Set(at('/profile/my-profile/'))).toEqual(new Set([...anyWord, 'profile', 'own']));
});

test('a page is drawn with the same routes as its address was matched with', () => {
  const { assets, routes: kept } = narrowed(build)('/fern-and-fold');
  expect(Object.keys(assets.routes)).toEqual(Object.keys(kept));
  expect(assets.version).toBe('1');
});

test('one build serves all addresses that begin alike', () => {
  const narrow = narrowed(build);
  expect(narrow('/willow')).toBe(narrow('/fern-and-fold'));
  expect(narrow('/system/faq')).toBe(narrow('/System/other'));
  expect(narrow('/system/faq')).not.toBe(narrow('/willow'));
});

test('addresses in other letters, of the router itself and below a base keep all routes', () => {
  for (const pathname of ['/%70ricing', '//pricing', '/pricing.data', '/__manifest', '/caf\u00e9'])
    expect(narrowed(build)(pathname)).toBe(build);
  const below = { ...build, basename: '/desk' };
  expect(narrowed(below)('/desk/pricing')).toBe(below);
});
