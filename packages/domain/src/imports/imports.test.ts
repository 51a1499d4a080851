import { describe, expect, it } from 'vitest';
import {
  cellsOf,
  guessColumns,
  matchName,
  moveInSteps,
  type Reading,
  readAppointment,
  readClient,
  readService,
  readVoucher,
} from './index.ts';
import { unguarded } from './reading.ts';

const reading: Reading = {
  order: 'day-first',
  thisYear: 2026,
  readPhone: (text) =>
    /^\+?[\d ]{9,15}$/.test(text) ? `+353${text.replace(/\D/g, '').replace(/^(353|0)/, '')}` : null,
};

it.each([
  ["' 087 555 0142 ", '087 555 0142'],
  ["O'Neill", "O'Neill"],
])('[IMPORT-005] %j is the text %j: an apostrophe before it only keeps it as text', (cell, text) => {
  expect(unguarded(cell)).toBe(text);
});

const numbers = (count: number) => Array.from({ length: count }, (_none, index) => `${index}`);

describe('a client', () => {
  const read = (row: Record<string, string>) => readClient(row, reading);

  it('[IMPORT-005] is read with phone, e-mail, birthday, note and tags', () => {
    expect(
      read({
        first_name: ' Caoimhe ',
        last_name: 'Lynch',
        mobile: "'087 555 0142",
        email: ' Caoimhe@Mail.example',
        birthday: '04/07/1988',
        note: '7N + 8.1',
        tags: 'VIP; vip, colour',
      }),
    ).toEqual({
      client: {
        firstName: 'Caoimhe',
        lastName: 'Lynch',
        mobile: '+353875550142',
        email: 'caoimhe@mail.example',
        birthday: '1988-07-04',
        note: '7N + 8.1',
        allergies: '',
        tags: ['vip', 'colour'],
      },
      problems: [],
    });
  });

  it('[IMPORT-005] has first and last name from one column', () => {
    expect(read({ name: 'Lynch, Caoimhe' }).client).toMatchObject({ firstName: 'Caoimhe', lastName: 'Lynch' });
    expect(read({ name: 'Caoimhe de Búrca' }).client).toMatchObject({ firstName: 'Caoimhe', lastName: 'de Búrca' });
  });

  it.each([
    [{ name: 'Lynch , Caoimhe' }, 'Caoimhe', 'Lynch'],
    [{ name: 'Lynch, ' }, 'Lynch,', ''],
    [{ name: 'Ann Day', first_name: 'Caoimhe' }, 'Caoimhe', ''],
    [{ name: 'Ann Day', last_name: 'Lynch' }, 'Lynch', ''],
    [{ name: 'Ann Day', first_name: 'Caoimhe', last_name: 'Lynch' }, 'Caoimhe', 'Lynch'],
    [{ first_name: 'Caoimhe' }, 'Caoimhe', ''],
    [{ email: 'ann@mail.example' }, 'ann@mail.example', ''],
    [{ email: 'ann@mail.example', mobile: '087 555 0142' }, '+353875550142', ''],
    [{}, 'Guest', ''],
  ])('[IMPORT-005] %j is called “%s” “%s”', (row, firstName, lastName) => {
    expect(read(row).client).toMatchObject({ firstName, lastName });
  });

  it.each([
    [{ mobile: '087 555 0142' }, ['no-name'], { firstName: '+353875550142' }],
    [{ name: 'Mary D', mobile: '08755' }, ['bad-phone'], { mobile: null }],
    [{ name: 'Mary D', mobile: '08755', phone: '087 555 0142' }, [], { mobile: '+353875550142' }],
    [{ name: 'Mary D', email: 'mary@' }, ['bad-email'], { email: null }],
    [{ name: 'Mary D', mobile: "'", email: "' mary@mail.example" }, ['bad-phone'], { email: 'mary@mail.example' }],
    [{ name: 'Mary D' }, [], { email: null, mobile: null, birthday: null, tags: [] }],
    [{ name: 'Mary D', birthday: '31/12/2026 00:00' }, [], { birthday: '2026-12-31' }],
    [{ name: 'Mary D', birthday: '01/01/2027' }, ['bad-birthday'], { birthday: null }],
    [{ name: 'Mary D', birthday: '02/01/1900' }, [], { birthday: '1900-01-02' }],
    [{ name: 'Mary D', birthday: '01/01/1900' }, ['bad-birthday'], { birthday: null }],
    [{ name: 'Mary D', birthday: '31/02/1990' }, ['bad-birthday'], { birthday: null }],
    [{ name: 'Mary D', birthday: '01/01/1890' }, ['bad-birthday'], { birthday: null }],
    [
      { name: 'M'.repeat(120), note: 'x'.repeat(3_000) },
      ['long-text'],
      { firstName: 'M'.repeat(100), note: 'x'.repeat(2_000) },
    ],
    [{ first_name: '🌿'.repeat(100), last_name: '🌿'.repeat(100) }, [], { lastName: '🌿'.repeat(100) }],
    [{ first_name: 'Mary', last_name: 'D'.repeat(101) }, ['long-text'], { lastName: 'D'.repeat(100) }],
    [{ name: 'Mary D', note: '🌿'.repeat(2_000) }, [], { note: '🌿'.repeat(2_000) }],
    [{ name: 'Mary D', note: 'x'.repeat(2_001) }, ['long-text'], { note: 'x'.repeat(2_000) }],
    [{ name: 'Mary D', note: ' Tea \n' }, [], { note: 'Tea' }],
    [{ name: 'Mary D', allergies: '🌿'.repeat(500) }, [], { allergies: '🌿'.repeat(500) }],
    [{ name: 'Mary D', allergies: 'x'.repeat(501) }, ['long-text'], { allergies: 'x'.repeat(500) }],
    [{ name: 'Mary D', tags: '🌿'.repeat(30) }, [], { tags: ['🌿'.repeat(30)] }],
    [{ name: 'Mary D', tags: 'x'.repeat(31) }, ['long-text'], { tags: ['x'.repeat(30)] }],
    [{ name: 'Mary D', tags: ' a  b |c; ,d' }, [], { tags: ['a b', 'c', 'd'] }],
    [{ name: 'Mary D', tags: numbers(12).join() }, [], { tags: numbers(12) }],
    [{ name: 'Mary D', tags: numbers(13).join() }, ['long-text'], { tags: numbers(12) }],
  ])('[IMPORT-006] %j has the problems %j', (row, problems, kept) => {
    const found = read(row);
    expect(found.problems).toEqual(problems);
    expect(found.client).toMatchObject(kept);
  });

  it('[IMPORT-007] has no consent to marketing, whatever the file says', () => {
    const columns = guessColumns('clients', ['Name', 'Accepts Marketing']);
    const { client } = readClient(cellsOf(['Ann', 'Yes'], columns), reading);
    expect(Object.keys(client)).not.toContain('consent');
  });
});

describe('an appointment', () => {
  const read = (row: Record<string, string>) => readAppointment(row, reading);

  it.each([
    [{ date: '02 Feb 2026, 1:46pm', minutes: '45' }, '2026-02-02', 826, 45],
    [{ date: '02/03/2026', slot: '15:30:00-16:00:00' }, '2026-03-02', 930, 30],
    [{ date: '2026-03-02', time: '9 am', end: '10:15' }, '2026-03-02', 540, 75],
    [{ date: '2026-03-02 10:00', end: '2026-03-02 10:45' }, '2026-03-02', 600, 45],
    [{ date: '2026-03-02', time: '23:30', end: '00:15' }, '2026-03-02', 1410, 45],
    [{ date: '2026-03-02', slot: '15:30 – 16:00' }, '2026-03-02', 930, 30],
    [{ date: '2026-03-02', slot: '15:30' }, '2026-03-02', 930, null],
    [{ date: '2026-03-02 08:00', slot: '15:30' }, '2026-03-02', 930, null],
    [{ date: '2026-03-02', time: '2026-03-02 9:00', slot: '15:30-16:00' }, '2026-03-02', 540, 420],
    [{ date: '2026-03-02 10:00', end: '11:00', minutes: '30' }, '2026-03-02', 600, 30],
    [{ date: '2026-03-02 10:00', minutes: '5' }, '2026-03-02', 600, 5],
    [{ date: '2026-03-02 10:00', minutes: '720' }, '2026-03-02', 600, 720],
    [{ date: '2026-03-02 10:00' }, '2026-03-02', 600, null],
  ])('[IMPORT-020] begins as %j says', (row, date, minute, minutes) => {
    expect(read({ name: 'Ann', service: 'Cut', ...row })).toMatchObject({
      appointment: { date, minute, minutes, state: 'booked' },
      problems: [],
    });
  });

  it.each([
    ['Cancelled', 'cancelled'],
    ['Declined', 'cancelled'],
    ['storniert', 'cancelled'],
    ['Annulé', 'cancelled'],
    ['No Show', 'missed'],
    ['noshow', 'missed'],
    ['Missed', 'missed'],
    ['Did not attend', 'missed'],
    ['', 'booked'],
    ['Completed', 'booked'],
  ])('[IMPORT-020] %s is %s', (status, state) => {
    expect(read({ name: 'Ann', service: 'Cut', date: '2026-03-02 10:00', status }).appointment.state).toBe(state);
  });

  const good = { name: 'Ann', service: 'Cut', date: '2026-03-02 10:00' };

  it.each([
    [{ date: '2026-03-02' }, ['bad-date'], { date: '2026-03-02', minute: null }],
    [{ date: 'soon 10:00' }, ['bad-date'], { date: null, minute: 600 }],
    [{ date: '2026-03-02', slot: '', end: '11:00' }, ['bad-date'], { minute: null, minutes: null }],
    [{ end: '10:00' }, ['bad-length'], { minutes: null }],
    [{ end: 'late' }, [], { minutes: null }],
    [{ minutes: '4' }, ['bad-length'], { minutes: null }],
    [{ minutes: '721' }, ['bad-length'], { minutes: null }],
    [{ minutes: 'long', end: '11:00' }, ['bad-length'], { minutes: null }],
    [{ price: '0' }, [], { price: 0 }],
    [{ price: '1,000,000.00' }, [], { price: 100_000_000 }],
    [{ price: '1,000,000.01' }, ['bad-price'], { price: null }],
    [{ price: '-1' }, ['bad-price'], { price: null }],
    [{ price: 'free' }, ['bad-price'], { price: null }],
    [{}, [], { price: null, note: '', person: '' }],
    [{ name: '', mobile: '087 555 0142' }, [], { mobile: '+353875550142' }],
    [{ name: '', email: 'ann@mail.example' }, [], { email: 'ann@mail.example' }],
    [{ mobile: '087' }, ['bad-phone'], { mobile: null }],
    [{ email: 'ann@' }, ['bad-email'], { email: null }],
    [{ name: 'A'.repeat(101) }, ['long-text'], { firstName: 'A'.repeat(100) }],
    [{ service: 'x'.repeat(101), person: 'Tom' }, [], { service: 'x'.repeat(100), person: 'Tom' }],
    [{ note: '🌿'.repeat(1_001) }, [], { note: '🌿'.repeat(1_000) }],
  ])('[IMPORT-020] with %j has the problems %j', (row, problems, appointment) => {
    expect(read({ ...good, ...row })).toMatchObject({ appointment, problems });
    expect(read({ ...good, ...row }).problems).toEqual(problems);
  });

  it('[IMPORT-020] names unreadable values', () => {
    expect(read({ date: 'soon', minutes: 'long', price: '9,000,000.00' }).problems).toEqual([
      'no-guest',
      'bad-date',
      'bad-length',
      'bad-price',
      'no-service',
    ]);
  });
});

describe('a service', () => {
  it('[IMPORT-021] has price and length; without a price it stays hidden', () => {
    expect(readService({ service: 'Cut & finish', price: '€45.00', minutes: '45 min', category: 'Hair' })).toEqual({
      service: { title: 'Cut & finish', category: 'Hair', price: 4_500, minutes: 45, description: '', active: true },
      problems: [],
    });
    expect(readService({ service: 'Cut', price: 'from 45' })).toMatchObject({
      service: { active: false, minutes: 60 },
      problems: ['bad-price', 'bad-length'],
    });
  });

  it.each([
    [{ service: ' Cut  & finish ' }, [], { title: 'Cut & finish', category: 'Services', description: '' }],
    [{ service: '🌿'.repeat(121) }, [], { title: '🌿'.repeat(120) }],
    [{ service: ' ' }, ['no-service'], { title: '' }],
    [{ category: ' Nail  art ' }, [], { category: 'Nail art' }],
    [{ category: 'x'.repeat(81) }, [], { category: 'x'.repeat(80) }],
    [{ description: ` ${'x'.repeat(2_001)}` }, [], { description: 'x'.repeat(2_000) }],
    [{ price: '0' }, [], { price: 0, active: true }],
    [{ price: '1,000,000.00' }, [], { price: 100_000_000, active: true }],
    [{ price: '1,000,000.01' }, ['bad-price'], { price: 0, active: false }],
    [{ price: '-1' }, ['bad-price'], { price: 0, active: false }],
    [{ minutes: '5' }, [], { minutes: 5 }],
    [{ minutes: '720' }, [], { minutes: 720 }],
    [{ minutes: '4' }, ['bad-length'], { minutes: 60 }],
    [{ minutes: '721' }, ['bad-length'], { minutes: 60 }],
  ])('[IMPORT-021] with %j has the problems %j', (cells, problems, service) => {
    const read = readService({ service: 'Cut', price: '45', minutes: '45', ...cells });
    expect(read.problems).toEqual(problems);
    expect(read.service).toMatchObject(service);
  });

  it.each([
    ['Tom Byrne Senior', 2],
    ['tom  BYRNE', 2],
    ['To', null],
    ['Ann Day', 3],
    ['Twin', 6],
    ['–', null],
  ])('[IMPORT-022] %s is number %s', (name, id) => {
    const names = ['–', 'Tom Byrne', 'Ann Day', 'Ann Ray', 'Annette', 'Twin', 'Twin'];
    const known = names.map((one, index) => ({ id: index + 1, name: one }));
    expect(matchName(name, known)).toBe(id);
  });

  it('[IMPORT-022] is matched by name, unless two match', () => {
    const known = [
      { id: 1, name: 'Cut & Finish' },
      { id: 2, name: 'Tom Byrne' },
      { id: 3, name: 'Ann Day' },
      { id: 4, name: 'Ann Ray' },
    ];
    expect(['CUT finish', 'Tom', 'Ann', 'Perm', ''].map((name) => matchName(name, known))).toEqual([
      1,
      2,
      null,
      null,
      null,
    ]);
  });
});

describe('a voucher', () => {
  it('[IMPORT-028] has a code, a balance and a last day', () => {
    expect(
      readVoucher(
        { code: ' gift 1001', balance: '€25.50', value: '50', expires: '31/12/2030', name: 'Ann Day' },
        reading,
      ),
    ).toMatchObject({
      voucher: { code: 'GIFT1001', balance: 2_550, value: 5_000, expires: '2030-12-31', isNamed: true },
      problems: [],
    });
  });

  it('[IMPORT-028] is never worth less than its balance, and names unreadable values', () => {
    expect(readVoucher({ code: 'GIFT-1', balance: '40', value: '10' }, reading).voucher).toMatchObject({
      value: 4_000,
      balance: 4_000,
    });
    expect(readVoucher({ code: 'x!', balance: '0', expires: 'never' }, reading).problems).toEqual([
      'bad-code',
      'bad-balance',
      'bad-expiry',
    ]);
  });
});

describe('the values of a voucher', () => {
  it.each([
    [{ code: 'GIFT1' }, [], { code: 'GIFT1' }],
    [{ code: 'x'.repeat(60) }, [], { code: 'X'.repeat(60) }],
    [{ code: 'GIFT' }, ['bad-code'], {}],
    [{ code: 'x'.repeat(61) }, ['bad-code'], {}],
    [{ code: '!GIFT-1' }, ['bad-code'], {}],
    [{ code: 'GIFT-1!' }, ['bad-code'], {}],
    [{ code: '' }, ['bad-code'], {}],
    [{ balance: '0.01' }, [], { balance: 1, value: 1 }],
    [{ balance: '100,000.00', value: '200,000' }, [], { balance: 10_000_000, value: 10_000_000 }],
    [{ balance: '100,000.01' }, ['bad-balance'], { balance: 1 }],
    [{ balance: '0' }, ['bad-balance'], { balance: 1 }],
    [{ balance: 'much' }, ['bad-balance'], { balance: 1 }],
    [{ value: 'much' }, [], { balance: 4_000, value: 4_000 }],
    [{ expires: '31/12/2030 10:00' }, [], { expires: '2030-12-31' }],
    [{}, [], { expires: null, isNamed: true }],
    [{ name: '' }, [], { isNamed: false }],
    [{ mobile: '087' }, ['bad-phone'], { mobile: null }],
    [{ email: 'ann@' }, ['bad-email'], { email: null }],
    [{ name: 'A'.repeat(101) }, ['long-text'], { firstName: 'A'.repeat(100) }],
  ])('[IMPORT-028] with %j it has the problems %j', (cells, problems, voucher) => {
    const read = readVoucher({ code: 'GIFT-1', balance: '40', name: 'Ann', ...cells }, reading);
    expect(read.problems).toEqual(problems);
    expect(read.voucher).toMatchObject(voucher);
  });
});

describe('moving in', () => {
  const all = { isOpen: true, services: 3, people: 2, unnamed: 0, guests: 9, coming: 4 };
  it.each([
    [{}, []],
    [{ isOpen: false }, ['page']],
    [{ services: 0 }, ['services']],
    [{ unnamed: 1 }, ['team']],
    [{ people: 0 }, ['team']],
    [{ guests: 0, coming: 0 }, ['guests', 'calendar']],
  ])('[IMPORT-040] with %j these steps are left: %j', (state, steps) => {
    expect(moveInSteps({ ...all, ...state })).toEqual(steps);
  });
});
