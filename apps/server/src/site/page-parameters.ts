import { createStaticHandler, type RouteObject, type ServerBuild } from 'react-router';
import type { ChangesPage } from './addresses.ts';

/** React Router's own parameter of `.data` requests: the routes whose data the browser needs. */
const ROUTES = '_routes';
const DATA = /(\/_)?\.data$/;

/** Each route names the query parameters that its page depends on, in `handle.searchParams`; all others are ignored. */
export function pageParameters(build: ServerBuild): ChangesPage {
  // Unlike `matchRoutes`, which ranks all routes again in each call, a handler ranks them once.
  const { match } = createStaticHandler(childrenOf(build.routes, undefined), { basename: build.basename ?? '/' });
  return (pathname) => {
    const path = pathname.replace(/^\/_root\.data$/, '/').replace(DATA, '');
    const isData = path !== pathname;
    const matches = match(path) ?? [];
    const names = new Set(matches.flatMap(({ route }) => route.handle?.searchParams ?? []));
    return (name, value) =>
      name === ROUTES ? isData && value.split(',').every((id) => id in build.routes) : names.has(name);
  };
}

function childrenOf(routes: ServerBuild['routes'], parentId: string | undefined): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route) => toRouteObject(routes, route as NonNullable<typeof route>));
}

function toRouteObject(routes: ServerBuild['routes'], route: NonNullable<ServerBuild['routes'][string]>): RouteObject {
  const { id, path, caseSensitive = false, module } = route;
  const known = { id, caseSensitive, handle: module.handle, ...(path !== undefined && { path }) };
  return route.index ? { ...known, index: true } : { ...known, children: childrenOf(routes, id) };
}
