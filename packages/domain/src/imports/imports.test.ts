import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cellsOf,
  createCardReader,
  detectDelimiter,
  encodingOfHead,
  guessColumns,
  matchName,
  moveInSteps,
  orderOf,
  parseAmount,
  parseDate,
  parseMinutes,
  parseTime,
  type Reading,
  readAppointment,
  readClient,
  readService,
  readVoucher,
  splitMoment,
} from './index.ts';

const reading: Reading = {
  order: 'day-first',
  thisYear: 2026,
  readPhone: (text) =>
    /^\+?[\d ]{9,15}$/.test(text) ? `+353${text.replace(/\D/g, '').replace(/^(353|0)/, '')}` : null,
};

const fieldsOf = (header: string) => guessColumns('clients', header.split(',')).map(({ field }) => field);

describe('columns', () => {
  it.each([
    [
      'Fresha',
      'Client ID,First Name,Last Name,Email,Mobile Number,Telephone,Gender,Date of Birth,Accepts Marketing,Accepts SMS Marketing,Note',
      'skip,first_name,last_name,email,mobile,phone,skip,birthday,consent,consent,note',
    ],
    ['Fresha, report', 'Client,Gender,Age,Mobile number,Email,Added on', 'name,skip,skip,mobile,email,skip'],
    [
      'Square',
      'First Name,Last Name,Email Address,Phone Number,Transaction Count,Lifetime Spend,First Visit,Square Customer ID',
      'first_name,last_name,email,mobile,skip,skip,skip,skip',
    ],
    ['Booksy, plain', 'Name,Phone,Email', 'name,mobile,email'],
    ['Phorest', 'client_first_name,client_last_name,client_mobile,client_email', 'first_name,last_name,mobile,email'],
    ['German', 'Vorname,Nachname,Handy,E-Mail,Geburtstag,Notizen', 'first_name,last_name,mobile,email,birthday,note'],
  ])('[IMPORT-003] are recognised in a file like one of %s', (_from, header, fields) => {
    expect(fieldsOf(header).join(',')).toBe(fields);
  });

  it('[IMPORT-003] are doubtful if only part of the name is known', () => {
    expect(guessColumns('clients', ['Guest first name (as on card)', 'Loyalty pts'])).toEqual([
      { name: 'Guest first name (as on card)', field: 'first_name', isSure: false },
      { name: 'Loyalty pts', field: 'skip', isSure: true },
    ]);
  });
});

describe('files', () => {
  it.each([
    ['utf-8', [0xef, 0xbb, 0xbf, 0x61]],
    ['utf-16le', [0xff, 0xfe, 0x61, 0]],
    ['utf-16be', [0xfe, 0xff, 0, 0x61]],
    ['utf-16le', [...Buffer.from('Name;Phone', 'utf16le')]],
    [null, [...Buffer.from('Name,Se\xe1n', 'latin1')]],
  ])('[IMPORT-001] say their encoding: %s', (encoding, bytes) => {
    expect(encodingOfHead(new Uint8Array(bytes))).toBe(encoding);
  });

  it.each([
    [',', 'a,b,c\n1,"2;3;4",3\n'],
    [';', 'a;b;c\n1,5;2,5;3\n4,5;2;3\n'],
    ['\t', 'a\tb\n1, 2\t3\n'],
    ['|', 'a|b|c\n1|2|3\n'],
    [',', 'name\nAnn\n'],
  ])('[IMPORT-002] are split at %j', (delimiter, text) => {
    expect(detectDelimiter(text)).toBe(delimiter);
  });
});

describe('dates', () => {
  it.each([
    ['04/07/1988', 'day-first', '1988-07-04'],
    ['04/07/1988', 'month-first', '1988-04-07'],
    ['4.7.88', 'day-first', '1988-07-04'],
    ['1988-07-04', 'month-first', '1988-07-04'],
    ['1988-07-04T00:00:00Z', 'day-first', '1988-07-04'],
    ['1988/07/04', 'day-first', '1988-07-04'],
    ['14 Nov 2022', 'month-first', '2022-11-14'],
    ['4th July 1988', 'day-first', '1988-07-04'],
    ['July 4, 1988', 'day-first', '1988-07-04'],
    ['4. Mai 1988', 'day-first', '1988-05-04'],
    ['14 août 2022', 'day-first', '2022-08-14'],
    ['14 de enero de 2022', 'day-first', '2022-01-14'],
    ['3 juin 2022', 'day-first', '2022-06-03'],
    ['3 juillet 2022', 'day-first', '2022-07-03'],
    ['31/02/2020', 'day-first', null],
    ['soon', 'day-first', null],
    ['12/2020', 'day-first', null],
  ] as const)('[IMPORT-004] %s, %s, is %s', (text, order, date) => {
    expect(parseDate(text, order, 2026)).toBe(date);
  });

  it('[IMPORT-004] every day is read back, in either order, whatever zone the machine has', () => {
    const day = fc.date({ min: new Date('1901-01-02'), max: new Date('2040-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.constantFrom('day-first' as const, 'month-first' as const), (date, order) => {
        const iso = date.toISOString().slice(0, 10);
        const [y, m, d] = iso.split('-');
        const text = order === 'day-first' ? `${d}/${m}/${y}` : `${m}/${d}/${y}`;
        expect(parseDate(text, order, 2026)).toBe(iso);
      }),
    );
  });

  it('[IMPORT-004] the order follows from a number above 12, and is unknown without one', () => {
    expect(orderOf(['04/07/1988', '25/12/1990', ''])).toBe('day-first');
    expect(orderOf(['04/07/1988', '12/25/1990 10:00'])).toBe('month-first');
    expect(orderOf(['04/07/1988', '1990-12-25'])).toBeNull();
  });

  it.each([
    ['02 Feb 2026, 1:46pm', '02 Feb 2026', 826],
    ['2026-02-02 13:46:00', '2026-02-02', 826],
    ['2026-02-02T13:46:00.000Z', '2026-02-02', 826],
    ['02/02/2026 9 am', '02/02/2026', 540],
    ['02/02/2026', '02/02/2026', null],
  ])('[IMPORT-004] %s has a date and a time', (text, date, minutes) => {
    const parts = splitMoment(text);
    expect([parts.date, parseTime(parts.time)]).toEqual([date, minutes]);
  });

  it.each([
    ['12:00am', 0],
    ['12:30 pm', 750],
    ['14h30', 870],
    ['25:00', null],
    ['13pm', null],
    ['7', null],
  ])('[IMPORT-004] %s is minute %s', (text, minutes) => {
    expect(parseTime(text)).toBe(minutes);
  });
});

describe('amounts and lengths', () => {
  it.each([
    ['€1,310.00', 131_000],
    ['1.310,50 €', 131_050],
    ['45', 4_500],
    ['1,310', 131_000],
    ['12,5', 1_250],
    ['-3.20', -320],
    ['free', null],
    ['1.23.4', null],
  ])('[IMPORT-021] %s is %s', (text, minor) => {
    expect(parseAmount(text)).toBe(minor);
  });
  it.each([
    ['45', 45],
    ['45 min', 45],
    ['1h 30m', 90],
    ['1:30', 90],
    ['1.5 hours', 90],
    ['2 hrs', 120],
    ['long', null],
  ])('[IMPORT-021] %s lasts %s minutes', (text, minutes) => {
    expect(parseMinutes(text)).toBe(minutes);
  });
});

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
    [{ mobile: '087 555 0142' }, ['no-name'], { firstName: '+353875550142' }],
    [{ name: 'Mary D', mobile: '08755' }, ['bad-phone'], { mobile: null }],
    [{ name: 'Mary D', mobile: '08755', phone: '087 555 0142' }, [], { mobile: '+353875550142' }],
    [{ name: 'Mary D', email: 'mary@' }, ['bad-email'], { email: null }],
    [{ name: 'Mary D', birthday: '31/02/1990' }, ['bad-birthday'], { birthday: null }],
    [{ name: 'Mary D', birthday: '01/01/1890' }, ['bad-birthday'], { birthday: null }],
    [
      { name: 'M'.repeat(120), note: 'x'.repeat(3_000) },
      ['long-text'],
      { firstName: 'M'.repeat(100), note: 'x'.repeat(2_000) },
    ],
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

describe('vCards', () => {
  const read = (text: string) => {
    const reader = createCardReader();
    return text.split('\n').flatMap((line) => {
      const row = reader.line(line);
      return row ? [row] : [];
    });
  };

  it('[IMPORT-008] of versions 2.1, 3.0 and 4.0 become rows', () => {
    const cards = [
      'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Lynch;Caoimhe;;;\r\nFN:Caoimhe Lynch\r\nTEL;TYPE=HOME:01 555 0100\r\nTEL;TYPE=CELL:087 555\r\n  0142\r\nEMAIL;TYPE=INTERNET:c@mail.example\r\nBDAY:19880704\r\nNOTE:likes\\, window\\nseat\r\nEND:VCARD',
      'BEGIN:VCARD\nVERSION:2.1\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=C3=93 Briain;Se=C3=A1=\nn\nTEL;CELL:0865550177\nEND:VCARD',
      'BEGIN:VCARD\nVERSION:4.0\nFN:Aoife Burke\nitem1.TEL;VALUE=uri:tel:+353855550111\nBDAY:1990-01-02\nEND:VCARD',
    ];
    expect(read(cards.join('\n'))).toEqual([
      ['Caoimhe', 'Lynch', '', '087 555 0142', '01 555 0100', 'c@mail.example', '1988-07-04', 'likes, window\nseat'],
      ['Seán', 'Ó Briain', '', '0865550177', '', '', '', ''],
      ['', '', 'Aoife Burke', '+353855550111', '', '', '1990-01-02', ''],
    ]);
  });

  it('[IMPORT-008] an incomplete card is not a row, and broken lines are skipped', () => {
    expect(read('hello\nBEGIN:VCARD\nnonsense\nFN:Ann\nEND:VCARD\nBEGIN:VCARD\nFN:Lost')).toEqual([
      ['', '', 'Ann', '', '', '', '', ''],
    ]);
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
  ])('[IMPORT-020] begins as %j says', (row, date, minute, minutes) => {
    expect(read({ name: 'Ann', service: 'Cut', ...row })).toMatchObject({
      appointment: { date, minute, minutes, state: 'booked' },
      problems: [],
    });
  });

  it.each([
    ['Cancelled', 'cancelled'],
    ['No Show', 'missed'],
    ['Completed', 'booked'],
  ])('[IMPORT-020] %s is %s', (status, state) => {
    expect(read({ name: 'Ann', service: 'Cut', date: '2026-03-02 10:00', status }).appointment.state).toBe(state);
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
