import { createHash } from 'node:crypto';
import { isEmail, isName, normaliseEmail, normaliseName } from '@thyme/domain/accounts';

/** A person whom the demo provider can log in. */
export interface DemoPerson {
  subject: string;
  firstName: string;
  lastName: string;
  email: string;
}

const person = (firstName: string, lastName: string): DemoPerson => {
  const email = `${firstName}.${lastName}@mail.example`.toLowerCase();
  return { subject: subjectOf(email), firstName, lastName, email };
};

/** Offered on the consent page. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  person('Saoirse', 'Doyle'),
  person('Cillian', 'Nolan'),
  person('Aoife', 'Brennan'),
];

function subjectOf(email: string): string {
  return createHash('sha256').update(`demo person ${email}`).digest('hex').slice(0, 24);
}

/** A person entered by hand; null when a field is not valid. */
export function typedPerson(fields: Record<string, string | undefined>): DemoPerson | null {
  const { first_name = '', last_name = '', email = '' } = fields;
  if (!isName(first_name) || !isName(last_name) || !isEmail(email)) return null;
  const address = normaliseEmail(email);
  return {
    subject: subjectOf(address),
    firstName: normaliseName(first_name),
    lastName: normaliseName(last_name),
    email: address,
  };
}
