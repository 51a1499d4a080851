import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** The one list of the desk's addresses, below /business. */
export default [
  route('login', 'routes/login.tsx'),
  layout('shell/desk-layout.tsx', [
    layout('shell/page-boundary.tsx', [
      index('routes/calendar.tsx'),
      route('more', 'routes/more.tsx'),
      route('*', 'routes/not-found.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
