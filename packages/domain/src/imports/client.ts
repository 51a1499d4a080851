import { isEmail, NAME_MOST, normaliseEmail, normaliseName } from '../accounts/index.ts';
import { guestLimits, MOST_TAGS } from '../guests/index.ts';
import { tidyLine, tidyText } from '../text/index.ts';
import type { LocalDate } from '../time/index.ts';
import { parseDate, splitMoment } from './dates.ts';
import { type Cells, type Reading, unguarded } from './reading.ts';

export interface ImportedPerson {
  firstName: string;
  lastName: string;
  mobile: string | null;
  email: string | null;
}

export interface ImportedClient extends ImportedPerson {
  birthday: LocalDate | null;
  note: string;
  allergies: string;
  tags: string[];
}

/** Why a row needs a decision. Each problem can be accepted for all rows that have it: the value is then left out, shortened or replaced. */
export const CLIENT_PROBLEMS = [
  'no-name',
  'bad-phone',
  'bad-email',
  'bad-birthday',
  'long-text',
  'shared-contact',
] as const;
export type ClientProblem = (typeof CLIENT_PROBLEMS)[number];

/** What can be wrong with the person that a row of any kind names. */
export type PersonProblem = Exclude<ClientProblem, 'bad-birthday' | 'shared-contact'>;

const cut = (text: string, most: number) => [...text].slice(0, most).join('');

/** 'Lynch, Caoimhe' and 'Caoimhe Lynch'. */
function splitName(whole: string): [string, string] {
  const [before = '', after = ''] = whole.split(',', 2).map((part) => part.trim());
  if (after !== '') return [after, before];
  const [first = '', ...rest] = whole.split(' ');
  return [first, rest.join(' ')];
}

/** The name of a row's person; without one, their number or address. */
export function readPerson(
  cells: Cells,
  { readPhone }: Reading,
): { person: ImportedPerson; problems: PersonProblem[] } {
  const problems: PersonProblem[] = [];
  const whole = splitName(normaliseName(cells.name ?? ''));
  let firstName = normaliseName(cells.first_name ?? '') || (cells.last_name ? '' : whole[0]);
  let lastName = normaliseName(cells.last_name ?? '') || (cells.first_name ? '' : whole[1]);
  if (firstName === '') [firstName, lastName] = [lastName, ''];
  if ([...firstName].length > NAME_MOST || [...lastName].length > NAME_MOST) problems.push('long-text');
  const typed = [cells.mobile, cells.phone].flatMap((text) => (text ? [unguarded(text)] : []));
  const numbers = typed.flatMap((text) => readPhone(text) ?? []);
  if (typed.length > 0 && numbers.length === 0) problems.push('bad-phone');
  const address = normaliseEmail(unguarded(cells.email ?? ''));
  if (address !== '' && !isEmail(address)) problems.push('bad-email');
  const mobile = numbers[0] ?? null;
  const email = isEmail(address) ? address : null;
  if (firstName === '') problems.push('no-name');
  const named = firstName || mobile || email || 'Guest';
  return { person: { firstName: cut(named, NAME_MOST), lastName: cut(lastName, NAME_MOST), mobile, email }, problems };
}

/** A client of another system. Unreadable values are left out and named. Consent to marketing is never imported. */
export function readClient(cells: Cells, reading: Reading): { client: ImportedClient; problems: ClientProblem[] } {
  const { person, problems: own } = readPerson(cells, reading);
  const problems: ClientProblem[] = [...own];
  const typed = cells.birthday ? splitMoment(cells.birthday).date : '';
  const birthday = parseDate(typed, reading.order, reading.thisYear) ?? '';
  const isPlausible = birthday > '1900-01-01' && birthday <= `${reading.thisYear}-12-31`;
  if (typed !== '' && !isPlausible) problems.push('bad-birthday');
  const note = tidyText(cells.note ?? '');
  const allergies = tidyText(cells.allergies ?? '');
  const tags = [
    ...new Map((cells.tags ?? '').split(/[,;|]/).map((tag) => [tidyLine(tag).toLowerCase(), tidyLine(tag)])).values(),
  ].filter(Boolean);
  const isLong =
    [...note].length > guestLimits.note ||
    [...allergies].length > guestLimits.allergies ||
    tags.length > MOST_TAGS ||
    tags.some((tag) => [...tag].length > guestLimits.tag);
  if (isLong && !problems.includes('long-text')) problems.push('long-text');
  return {
    client: {
      ...person,
      birthday: isPlausible ? birthday : null,
      note: cut(note, guestLimits.note),
      allergies: cut(allergies, guestLimits.allergies),
      tags: tags.slice(0, MOST_TAGS).map((tag) => cut(tag, guestLimits.tag)),
    },
    problems,
  };
}
