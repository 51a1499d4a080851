/** The header's links, in the order they are shown. */
export const mainLinks = [
  { to: '/pricing', text: 'Pricing' },
  { to: '/system/faq', text: 'FAQ' },
  { to: '/system/blog', text: 'Blog' },
  { to: '/how-it-works', text: 'How It Works' },
  { to: '/system/book-a-call', text: 'Book A Discovery Call' },
] as const;

export const footerLinks = [
  {
    label: 'Guests',
    links: [
      { to: '/search-form', text: 'Find a business' },
      { to: '/guest-login', text: 'Log In', account: { to: '/profile/my-profile', text: 'My Profile' } },
      { to: '/system/faq', text: 'FAQ' },
      { to: '/applink/guest', text: 'Get the app', withoutStore: 'Thyme on your phone' },
    ],
  },
  {
    label: 'Business',
    links: [
      { to: '/pricing', text: 'Pricing' },
      { to: '/how-it-works', text: 'How It Works' },
      { to: '/bonus-materials', text: 'Bonus materials' },
      { to: '/for-business', text: 'For business' },
    ],
  },
  {
    label: 'Thyme',
    links: [
      { to: '/system/about', text: 'About' },
      { to: '/system/blog', text: 'Blog' },
      { to: '/system/guest-query/careers', text: 'Careers' },
      { to: '/system/guest-query/general', text: 'General queries' },
    ],
  },
  {
    label: 'Legal',
    links: [
      { to: '/system/booking-terms', text: 'Booking Terms' },
      { to: '/system/web-terms', text: 'Web Terms' },
      { to: '/system/privacy-policy', text: 'Privacy Policy' },
      { to: '/system/cookies', text: 'Cookies' },
      { to: '/system/accessibility', text: 'Accessibility' },
    ],
  },
] as const;

/** The operator of the marketplace and its contact details. */
export const company = {
  name: 'Thyme Bookings Ltd',
  address: ['The Old Bakery, Weaver Lane', 'Dublin 8, D08 T4M3', 'Ireland'],
  phone: { text: '01 555 0142', href: 'tel:+35315550142' },
  email: 'hello@thyme.example',
} as const;
