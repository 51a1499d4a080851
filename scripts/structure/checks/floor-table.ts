/** The floors of the server's features, lowest first. A feature imports from its own floor and those below. */
export const floors: readonly (readonly string[])[] = [
  ['accounts', 'audit', 'outbox', 'pictures', 'content', 'leads', 'system-log'],
  ['access', 'businesses', 'notifications', 'edits', 'messages'],
  ['availability', 'people', 'services', 'vouchers', 'guests', 'favourites', 'forms', 'products'],
  ['sales'],
  ['payments'],
  ['bookings', 'memberships'],
  ['waiting-list', 'calendars', 'video', 'reviews', 'search', 'reminders', 'campaigns', 'conversations'],
  ['onboarding', 'team', 'books', 'account-closing', 'audit-log', 'seo', 'operators', 'imports'],
];

/** Imports that point upward nevertheless, as `lower → upper`. Use a hook of `registry/hooks.ts` before adding one. */
export const upwardImports: readonly string[] = [];
