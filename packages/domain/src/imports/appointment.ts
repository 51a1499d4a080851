import type { LocalDate } from '../time/index.ts';
import { parseAmount, parseMinutes } from './amounts.ts';
import { type ImportedPerson, type PersonProblem, readPerson } from './client.ts';
import { parseDate, parseTime, splitMoment } from './dates.ts';
import type { Cells, Reading } from './reading.ts';

export type ImportedState = 'booked' | 'missed' | 'cancelled';

export interface ImportedAppointment extends ImportedPerson {
  date: LocalDate | null;
  /** Minutes after midnight by the shop's clock. */
  minute: number | null;
  /** Null if the file does not say; then the service's own applies. */
  minutes: number | null;
  service: string;
  person: string;
  state: ImportedState;
  price: number | null;
  note: string;
}

export type AppointmentProblem =
  | Exclude<PersonProblem, 'no-name'>
  | 'no-guest'
  | 'bad-date'
  | 'bad-length'
  | 'bad-price'
  | 'no-service';

const NOTE_MOST = 1_000;
const MOST_PRICE = 100_000_000;
const LENGTHS = { least: 5, most: 720 } as const;

function stateOf(text: string): ImportedState {
  if (/cancel|declin|storn|annul/i.test(text)) return 'cancelled';
  return /no.?show|missed|did not/i.test(text) ? 'missed' : 'booked';
}

/** The start, from a cell with date and time, from two cells, or from a slot such as '15:30:00-16:00:00'. */
function readStart(
  cells: Cells,
  { order, thisYear }: Reading,
): { date: LocalDate | null; minute: number | null; end: number | null } {
  const moment = splitMoment(cells.date ?? '');
  const [from = '', to = ''] = (cells.slot ?? '').split(/\s*[-–]\s*/, 2);
  const typed = cells.time ? splitMoment(` ${cells.time}`).time || cells.time : from || moment.time;
  const end = cells.end ? splitMoment(` ${cells.end}`).time || cells.end : to;
  return {
    date: parseDate(moment.date, order, thisYear),
    minute: parseTime(typed),
    end: parseTime(end),
  };
}

/** An appointment of another system. Times are on the shop's wall clock, whatever the machine's zone. */
export function readAppointment(
  cells: Cells,
  reading: Reading,
): { appointment: ImportedAppointment; problems: AppointmentProblem[] } {
  const { person, problems: own } = readPerson(cells, reading);
  const problems: AppointmentProblem[] = own.flatMap((problem) => (problem === 'no-name' ? [] : [problem]));
  const isNamed = !own.includes('no-name') || person.mobile !== null || person.email !== null;
  if (!isNamed) problems.push('no-guest');
  const { date, minute, end } = readStart(cells, reading);
  if (date === null || minute === null) problems.push('bad-date');
  const typed = cells.minutes ? parseMinutes(cells.minutes) : null;
  const until = end !== null && minute !== null ? (end - minute + 1_440) % 1_440 : null;
  const minutes = typed ?? until;
  if ((cells.minutes && typed === null) || (minutes !== null && (minutes < LENGTHS.least || minutes > LENGTHS.most)))
    problems.push('bad-length');
  const price = cells.price ? parseAmount(cells.price) : null;
  const isPriced = price !== null && price >= 0 && price <= MOST_PRICE;
  if (cells.price && !isPriced) problems.push('bad-price');
  const service = (cells.service ?? '').slice(0, 100);
  if (service === '') problems.push('no-service');
  return {
    appointment: {
      ...person,
      date,
      minute,
      minutes: problems.includes('bad-length') ? null : minutes,
      service,
      person: cells.person ?? '',
      state: stateOf(cells.status ?? ''),
      price: isPriced ? price : null,
      note: [...(cells.note ?? '')].slice(0, NOTE_MOST).join(''),
    },
    problems,
  };
}
