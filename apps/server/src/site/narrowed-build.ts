import type { ServerBuild } from 'react-router';

/** Letters that stand for themselves, and nothing of the router's own (`/__manifest`, `/home.data`). */
const PLAIN = /^\/(?:([a-z0-9][\w-]*)(?:\/[\w/-]*)?)?$/i;

/**
 * The router goes through all routes of a build several times for each page. A route that begins with another word than
 * the address can not match it, so each first word has a build of those that can, and so have all words that no route
 * begins with, like the names of shops.
 */
export function narrowed(build: ServerBuild): (pathname: string) => ServerBuild {
  if ((build.basename ?? '/') !== '/') return () => build;
  const words = new Set(Object.keys(build.routes).map((id) => firstWord(build, id)));
  const builds = new Map<string | null, ServerBuild>();
  return (pathname) => {
    const plain = PLAIN.exec(pathname);
    if (!plain) return build;
    // Routes match in letters of either size.
    const word = plain[1]?.toLowerCase() ?? '';
    const key = words.has(word) ? word : null;
    const known = builds.get(key) ?? only(build, key);
    builds.set(key, known);
    return known;
  };
}

/** Null where a route can begin with any word. */
function firstWord(build: ServerBuild, id: string): string | null {
  const [word = ''] = pathOf(build, id).split('/');
  return word === '' || /^[:*]|\?$/.test(word) ? null : word.toLowerCase();
}

function pathOf(build: ServerBuild, id: string): string {
  const route = build.routes[id];
  if (!route) return '';
  const parts = [route.parentId ? pathOf(build, route.parentId) : '', route.path ?? ''];
  return parts.flatMap((part) => part.split('/').filter(Boolean)).join('/');
}

function only(build: ServerBuild, word: string | null): ServerBuild {
  const keeps = ([id]: [string, unknown]) => [null, word].includes(firstWord(build, id));
  const pick = <Route>(routes: Record<string, Route>) => Object.fromEntries(Object.entries(routes).filter(keeps));
  return { ...build, routes: pick(build.routes), assets: { ...build.assets, routes: pick(build.assets.routes) } };
}
