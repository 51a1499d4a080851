import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** The design system on one page, while developing. */
const development = process.env.NODE_ENV === 'production' ? [] : [route('dev/gallery', 'routes/dev-gallery.tsx')];

const gettingIn = [
  route('guest-login', 'routes/guest-login.tsx'),
  route('login', 'routes/login.tsx'),
  route('signup', 'routes/signup.tsx'),
  route('social-registration', 'routes/social-registration.tsx'),
  route('forget-password', 'routes/forget-password.tsx'),
  route('reset-password/:token', 'routes/reset-password.tsx'),
];

const account = [
  route('profile', 'routes/profile.tsx', [
    index('routes/my-profile.tsx', { id: 'profile-landing' }),
    route('my-profile', 'routes/my-profile.tsx'),
    route('change-password', 'routes/change-password.tsx'),
    route('update-email', 'routes/update-email.tsx'),
    route('delete-account', 'routes/delete-account.tsx'),
  ]),
];

/** The one list of URLs. Fixed addresses come first; a single unknown segment is a shop. */
export default [
  layout('shell/site-layout.tsx', [
    layout('shell/page-boundary.tsx', [
      index('routes/home.tsx', { id: 'landing' }),
      route('home', 'routes/home.tsx'),
      route('search', 'routes/search.tsx'),
      route('search/*', 'routes/search.tsx', { id: 'search-path' }),
      route('search-form', 'routes/search-form.tsx'),
      route('mobile-header', 'routes/mobile-header.tsx'),
      route('not-found', 'routes/not-found.tsx'),
      route('system/not-found', 'routes/not-found.tsx', { id: 'system-not-found' }),
      ...gettingIn,
      ...account,
      ...development,
      route(':shop_slug', 'routes/shop.tsx'),
      route('*', 'routes/unknown.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
