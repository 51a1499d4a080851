import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** The one list of the desk's addresses, below /business. */
export default [
  route('login', 'routes/login.tsx'),
  route('forgot-password', 'routes/forgot-password.tsx'),
  route('reset-password/:token', 'routes/reset-password.tsx'),
  route('sign-up', 'routes/sign-up.tsx'),
  route('join/:token', 'routes/join.tsx'),
  route('call/:room', 'routes/call.tsx'),
  layout('shell/desk-layout.tsx', [
    layout('shell/page-boundary.tsx', [
      index('routes/calendar.tsx'),
      route('news', 'routes/news.tsx'),
      route('reviews', 'routes/reviews.tsx'),
      route('guests/:id?', 'routes/guests.tsx'),
      route('money', 'routes/money.tsx'),
      route('payments', 'routes/payments.tsx'),
      route('drawer', 'routes/drawer.tsx'),
      route('vat', 'routes/vat.tsx'),
      route('exports', 'routes/exports.tsx'),
      route('reports', 'routes/reports.tsx'),
      route('till/:id', 'routes/till.tsx'),
      route('services', 'routes/services.tsx'),
      route('vouchers', 'routes/vouchers.tsx'),
      route('forms', 'routes/forms.tsx'),
      route('hours', 'routes/hours.tsx'),
      route('rules', 'routes/rules.tsx'),
      route('profile', 'routes/profile.tsx'),
      route('staff', 'routes/staff.tsx'),
      route('plan', 'routes/plan.tsx'),
      route('history', 'routes/history.tsx'),
      route('more', 'routes/more.tsx'),
      route('*', 'routes/not-found.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
