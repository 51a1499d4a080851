import { slugOf } from './opening/naming.ts';
/** The password of every demo account. It is valid for demo accounts only. */
export const DEMO_PASSWORD = 'Quiet-hour-1!';
/** Argon2id hash of the above, so that loading the demo needs no password library. */
export const DEMO_PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$eVMAgjffVMcuJGzuWxwWdA$mVno9UINgXpbp8BrN7m4T9XnsXoGq5/vQMAmCA8KaHY';

export const ownerEmail = (slug: string) => `owner@${slug}.example`;

/** The address of a staff member of a shop: tom@fern-and-fold.example. */
export const staffEmail = (person: string, slug: string) => `${slugOf(person)}@${slug}.example`;
export const guestEmail = (firstName: string, lastName: string) =>
  `${firstName}.${lastName}@guest.example`
    .normalize('NFD')
    .replace(/\p{M}|[’' ]/gu, '')
    .toLowerCase();

/** The suggested logins. */
export const demoLogins = [
  { who: 'Guest', email: guestEmail('Niamh', 'Gallagher'), password: DEMO_PASSWORD },
  { who: 'Guest, new everywhere', email: guestEmail('Brid', 'Kavanagh'), password: DEMO_PASSWORD },
  { who: 'Owner of Fern & Fold, at /business', email: ownerEmail('fern-and-fold'), password: DEMO_PASSWORD },
] as const;

/** An operator, who needs a code as well: the page shows the one that the phone would. `npm start` creates the account. */
export const demoOperatorLogin = {
  who: 'Operator, at /operator (code at /dev/operator-code)',
  email: 'operator@thyme.example',
  password: DEMO_PASSWORD,
} as const;
