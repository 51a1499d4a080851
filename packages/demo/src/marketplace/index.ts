export { type LoadDemoOptions, loadDemo } from './load-demo.ts';
export { DEMO_PASSWORD, demoLogins, guestEmail, ownerEmail } from './logins.ts';
export { namedGuests } from './people/names.ts';
export { planDemo } from './plan-demo.ts';
