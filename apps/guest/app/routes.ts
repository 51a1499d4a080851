import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** The design system on one page, while developing. */
const development = process.env.NODE_ENV === 'production' ? [] : [route('dev/gallery', 'routes/dev-gallery.tsx')];

/** The one list of URLs. Fixed addresses come first; a single unknown segment is a shop. */
export default [
  layout('shell/site-layout.tsx', [
    layout('shell/page-boundary.tsx', [
      index('routes/home.tsx', { id: 'landing' }),
      route('home', 'routes/home.tsx'),
      route('search-form', 'routes/search-form.tsx'),
      route('mobile-header', 'routes/mobile-header.tsx'),
      route('not-found', 'routes/not-found.tsx'),
      route('system/not-found', 'routes/not-found.tsx', { id: 'system-not-found' }),
      ...development,
      route(':shop_slug', 'routes/shop.tsx'),
      route('*', 'routes/unknown.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
