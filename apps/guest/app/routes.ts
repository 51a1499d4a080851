import { layout, type RouteConfig, route } from '@react-router/dev/routes';

/** The one list of URLs. Fixed addresses come first; a single unknown segment is a shop. */
export default [
  layout('shell/site-layout.tsx', [
    layout('shell/page-boundary.tsx', [
      route('search-form', 'routes/search-form.tsx'),
      route('mobile-header', 'routes/mobile-header.tsx'),
      route(':shop_slug', 'routes/shop.tsx'),
      route('not-found', 'routes/not-found.tsx'),
      route('system/not-found', 'routes/not-found.tsx', { id: 'system-not-found' }),
      route('*', 'routes/unknown.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
