import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** The design system on one page, while developing. */
const development = process.env.NODE_ENV === 'production' ? [] : [route('dev/gallery', 'routes/dev-gallery.tsx')];

const gettingIn = [
  route('guest-login', 'routes/guest-login.tsx'),
  route('login', 'routes/login.tsx'),
  route('login/code', 'routes/login-code.tsx'),
  route('login/message/:shop', 'routes/login-message.tsx'),
  route('signup', 'routes/signup.tsx'),
  route('social-registration', 'routes/social-registration.tsx'),
  route('forget-password', 'routes/forget-password.tsx'),
  route('reset-password/:token', 'routes/reset-password.tsx'),
  route('confirm-email/:token', 'routes/confirm-email.tsx'),
  route('before-you-come/:token', 'routes/before-you-come.tsx'),
  route('your-part/:token', 'routes/your-part.tsx'),
  route('r/:code', 'routes/reminder.tsx'),
];

const account = [
  route('profile', 'routes/profile.tsx', [
    index('routes/my-profile.tsx', { id: 'profile-landing' }),
    route('my-profile', 'routes/my-profile.tsx'),
    route('appointments', 'routes/profile-appointments.tsx'),
    route('vouchers', 'routes/profile-vouchers.tsx'),
    route('memberships', 'routes/profile-memberships.tsx'),
    route('favorites', 'routes/profile-favorites.tsx'),
    route('notification', 'routes/profile-notification.tsx'),
    route('messages/:id?', 'routes/profile-messages.tsx'),
    route('security', 'routes/profile-security.tsx'),
    route('change-password', 'routes/profile-security.tsx', { id: 'change-password' }),
    route('update-email', 'routes/profile-security.tsx', { id: 'update-email' }),
    route('delete-account', 'routes/profile-security.tsx', { id: 'delete-account' }),
  ]),
];

const paying = [
  route('invoice/:id/:appt_id?', 'routes/invoice.tsx'),
  route('revolut/:publicId/:amount/:saleId/:revolutId', 'routes/revolut.tsx'),
  route('revolut-subscription/:publicId/:amount/:subscribedId/:revolutId', 'routes/revolut-subscription.tsx'),
  route('payment-success', 'routes/payment-success.tsx'),
  route('payment-fail', 'routes/payment-fail.tsx'),
  route('gift/:code', 'routes/gift.tsx'),
];

const marketing = [
  route('for-business', 'routes/for-business.tsx'),
  route('how-it-works', 'routes/how-it-works.tsx'),
  route('pricing', 'routes/pricing.tsx'),
  route('applink/:type', 'routes/applink.tsx'),
  route('business-feature/:slug/*', 'routes/business-feature.tsx'),
  route('bonus-materials', 'routes/bonus-materials.tsx'),
  route('bonus', 'routes/bonus-redirect.ts'),
  route('bonus/:slug', 'routes/bonus.tsx'),
  route('get-bonus-materials', 'routes/get-bonus-materials.tsx'),
  route('get-free-ebook', 'routes/get-free-ebook.tsx'),
  route('thank-you-for-downloading-eBook', 'routes/thank-you-for-downloading-ebook.tsx'),
  route('download/e-book', 'routes/download-e-book.tsx'),
  route('download/tools', 'routes/download-tools.tsx'),
  route('unsubscribe', 'routes/unsubscribe.tsx'),
];

const system = [
  route('system', 'routes/system-privacy-policy.tsx', { id: 'system-landing' }),
  route('system/privacy-policy', 'routes/system-privacy-policy.tsx'),
  route('system/web-terms', 'routes/system-web-terms.tsx'),
  route('system/booking-terms', 'routes/system-booking-terms.tsx'),
  route('system/about', 'routes/system-about.tsx'),
  route('system/cookies', 'routes/system-cookies.tsx'),
  route('system/accessibility', 'routes/system-accessibility.tsx'),
  route('system/faq', 'routes/system-faq.tsx'),
  route('system/blog', 'routes/system-blog.tsx'),
  route('system/blog/:slug', 'routes/system-blog-post.tsx'),
  route('system/book-a-call', 'routes/system-book-a-call.tsx'),
  route('system/book-a-demo', 'routes/system-book-a-demo.ts'),
  route('system/guest-query-call', 'routes/system-guest-query-call.tsx'),
  route('system/guest-query/:queryType', 'routes/system-guest-query.tsx'),
  route('system/contact-us', 'routes/system-contact-us.tsx'),
  route('system/query-sent', 'routes/system-query-sent.tsx'),
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
      ...paying,
      ...marketing,
      ...system,
      ...development,
      route(':shop_slug', 'routes/shop.tsx'),
      route(':shop_slug/book', 'routes/shop-book.tsx'),
      route(':shop_slug/team/:person', 'routes/shop-person.tsx'),
      route('*', 'routes/unknown.tsx'),
    ]),
  ]),
  route('forms/:name', 'routes/forms.tsx'),
  route('video-vetting/:room/:userId/:profileName', 'routes/video-vetting.tsx'),
] satisfies RouteConfig;
