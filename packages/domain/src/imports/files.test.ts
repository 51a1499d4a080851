import { describe, expect, it } from 'vitest';
import {
  cellsOf,
  createCardReader,
  detectDelimiter,
  encodingOfHead,
  guessColumns,
  type ImportKind,
  missingFields,
} from './index.ts';

const fieldsOf = (header: string, kind: ImportKind = 'clients') =>
  guessColumns(kind, header.split(',')).map(({ field }) => field);

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

  it.each([
    ['the better known name', 'Phone,Mobile', 'skip,mobile'],
    ['a name that occurs twice, once', 'Name,Name', 'name,skip'],
    ['no full name beside a first name', 'First name,Full name of guest', 'first_name,skip'],
    ['no number of a record', 'Guest customer name id', 'skip'],
    ['no second address beside a known one', 'Email,Partner email address', 'email,skip'],
    ['an address beside a first name', 'First name,Home e-mail', 'first_name,email'],
    ['no short word inside another name', 'Tel nr', 'skip'],
  ])('[IMPORT-003] mean %s', (_what, header, fields) => {
    expect(fieldsOf(header).join(',')).toBe(fields);
  });

  it('[IMPORT-003] are doubtful if only part of the name is known', () => {
    expect(guessColumns('clients', ['Guest first name (as on card)', 'Loyalty pts', 'Home address, e-mail'])).toEqual([
      { name: 'Guest first name (as on card)', field: 'first_name', isSure: false },
      { name: 'Loyalty pts', field: 'skip', isSure: true },
      { name: 'Home address, e-mail', field: 'email', isSure: false },
    ]);
    expect(guessColumns('vouchers', ['Code'])).toEqual([{ name: 'Code', field: 'code', isSure: true }]);
  });

  it.each([
    ['clients', ['note'], ['first_name']],
    ['clients', ['email'], []],
    ['services', ['price'], ['service']],
    ['vouchers', ['balance'], ['code']],
    ['vouchers', ['code', 'balance'], []],
    ['appointments', [], ['date', 'service', 'name']],
    ['appointments', ['date', 'service', 'mobile'], []],
  ] as const)('[IMPORT-003] of %s with %j lack %j', (kind, fields, missing) => {
    expect(missingFields(kind, fields)).toEqual(missing);
  });

  it('[IMPORT-003] of one field give the first text that is not blank', () => {
    const columns = (['mobile', 'skip', 'mobile', 'note', 'email'] as const).map((field) => ({ field }));
    expect(cellsOf([' ', 'x', ' 087 ', 'a'], columns)).toEqual({ mobile: '087', note: 'a' });
    expect(cellsOf(['086', 'x', '087'], columns)).toEqual({ mobile: '086' });
  });
});

describe('the encoding of a file', () => {
  const utf16 = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'));
  const swapped = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le').swap16());

  it.each([
    ['utf-8', [0xef, 0xbb, 0xbf, 0x61]],
    ['utf-16le', [0xff, 0xfe, 0x61, 0]],
    ['utf-16be', [0xfe, 0xff, 0, 0x61]],
    [null, [0xef, 0xbb, 0x61]],
    [null, [...Buffer.from('Name,Se\xe1n', 'latin1')]],
    [null, [0, 0, 0, 0, 0, 0, 0, 0]],
  ])('[IMPORT-001] is known by its first bytes: %s', (encoding, bytes) => {
    expect(encodingOfHead(new Uint8Array(bytes))).toBe(encoding);
  });

  it.each([
    ['a name of four letters', 'Name', true],
    ['less than four letters', 'Nam', false],
    ['mostly Latin letters', 'Name;Ph電話番', true],
    ['three Latin letters in five', 'Name;P電話番号', false],
    ['four Latin letters in five', 'N電ame', true],
    ['Latin letters at the beginning of a long file', `${'a'.repeat(200)}${'電'.repeat(800)}`, true],
    ['too few Latin letters at the beginning', `${'電'.repeat(80)}${'a'.repeat(800)}`.slice(0, 201), false],
  ])('[IMPORT-001] is UTF-16 by the zero bytes of %s: %s', (_name, text, isFound) => {
    expect(encodingOfHead(utf16(text))).toBe(isFound ? 'utf-16le' : null);
    expect(encodingOfHead(swapped(text))).toBe(isFound ? 'utf-16be' : null);
  });
});

describe('the delimiter of a file', () => {
  it.each([
    [',', 'a,b,c\n1,"2;3;4",3\n'],
    [';', 'a;b;c\n1,5;2,5;3\n4,5;2;3\n'],
    ['\t', 'a\tb\n1, 2\t3\n'],
    ['|', 'a|b|c\n1|2|3\n'],
    [',', 'name\nAnn\n'],
    [';', 'a;b'],
    [';', 'a,b;c;d\n1,2;3;4\n'],
    [',', 'a,b;c\n1,2;3\n'],
    [',', '"a;b;c",d\n1,2\n'],
    [',', '"a;b;c",d\n"1;2;3",4\n'],
    // The first line after the header may be odd, and so may one line of many columns.
    [',', 'a,b;c\n1;2\n3,4\n5,6\n'],
    [',', `${'a,'.repeat(100)}b;c\n${`${'1,'.repeat(100)}2;3\n`.repeat(17)}1;2\n`],
    [',', 'a,"b;c\nd;e;f",g\n1,2,3\n'],
    [';', 'a;b\n1\n2\n3;4\n'],
    // The last line may be incomplete.
    [';', 'a,b,c;d\n1;2\n3,4,5'],
    // Only the beginning counts.
    [';', `a,b,c;d\n${'1;2\n'.repeat(19)}${'1,2,3\n'.repeat(100)}`],
  ])('[IMPORT-002] is %j', (delimiter, text) => {
    expect(detectDelimiter(text)).toBe(delimiter);
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
  const card = (...lines: string[]) => read(['BEGIN:VCARD', ...lines, 'END:VCARD'].join('\n'))[0];

  it('[IMPORT-008] of versions 2.1, 3.0 and 4.0 become rows', () => {
    const cards = [
      'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Lynch;Caoimhe;;;\r\nFN:Caoimhe Lynch\r\nTEL;TYPE=HOME:01 555 0100\r\nTEL;TYPE=CELL:087 555\r\n  0142\r\nEMAIL;TYPE=INTERNET:c@mail.example\r\nBDAY:19880704\r\nNOTE:likes\\, window\\nseat\r\nEND:VCARD',
      'BEGIN:VCARD\nVERSION:2.1\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=C3=93 Briain;Se=C3=A1=\nn\nTEL;CELL:0865550177\nEND:VCARD',
      'begin:vcard \nVERSION:4.0\nFN:Aoife Burke\nitem1.TEL;VALUE=uri:tel:+353855550111\nBDAY:1990-01-02\nend:vcard ',
    ];
    expect(read(cards.join('\n'))).toEqual([
      ['Caoimhe', 'Lynch', '', '087 555 0142', '01 555 0100', 'c@mail.example', '1988-07-04', 'likes, window\nseat'],
      ['Seán', 'Ó Briain', '', '0865550177', '', '', '', ''],
      ['', '', 'Aoife Burke', '+353855550111', '', '', '1990-01-02', ''],
    ]);
  });

  it('[IMPORT-008] an incomplete card is not a row, and broken lines are skipped', () => {
    expect(
      read('hello\nFN:Early\nBEGIN:VCARD\nnonsense\nFN:Ann\nEND:VCARD\nFN:Between\nEND:VCARD\nBEGIN:VCARD\nFN:Lost'),
    ).toEqual([['', '', 'Ann', '', '', '', '', '']]);
  });

  it('[IMPORT-008] begin and end only on lines of their own', () => {
    const row = card('FN:Ann', 'BEGIN:VCARDS', 'X-BEGIN:VCARD', 'END:VCARDS', 'X-END:VCARD', 'NOTE:x');
    expect(row).toEqual(['', '', 'Ann', '', '', '', '', 'x']);
  });

  it.each([
    ['a name with both parts', ['N:Lynch;Caoimhe', 'FN:C. Lynch'], ['Caoimhe', 'Lynch', '']],
    ['a first name', ['N:; Caoimhe ', 'FN:C. Lynch'], ['Caoimhe', '', '']],
    ['a last name', ['N: Lynch ', 'FN:C. Lynch'], ['', 'Lynch', '']],
    ['an escaped sign', ['N:Lynch\\; Byrne;Caoimhe'], ['Caoimhe', 'Lynch; Byrne', '']],
    ['only the full name', ['FN: C. Lynch '], ['', '', 'C. Lynch']],
  ])('[IMPORT-008] have %s', (_what, lines, names) => {
    expect(card(...lines)?.slice(0, 3)).toEqual(names);
  });

  it.each([
    [
      ['TEL:1', 'TEL;type=cell:2', 'TEL:3'],
      ['2', '1'],
    ],
    [
      ['TEL:1', 'TEL;TYPE=MOBILE:TEL:2'],
      ['2', '1'],
    ],
    [
      ['TEL:1', 'TEL:2'],
      ['1', '2'],
    ],
    [['TEL:1 tel:2'], ['1 tel:2', '']],
    [[], ['', '']],
  ])('[IMPORT-008] with %j have the mobile number first', (lines, numbers) => {
    expect(card(...lines)?.slice(3, 5)).toEqual(numbers);
  });

  it.each([
    ['NOTE:a\\nb\\Nc\\,d\\;e\\:f\\\\g\\h', 'a\nb\nc,d;e:f\\g\\h'],
    ['NOTE:one\n  two\n\tthree', 'one twothree'],
    ['NOTE;ENCODING=QUOTED-PRINTABLE:caf=c3=a9=zz', 'café=zz'],
    ['NOTE;encoding=quoted-printable:one=\n  two', 'one  two'],
    ['NOTE;ENCODING=QUOTED-PRINTABLE:one=\nX-two=\n=3D', 'oneX-two='],
    ['NOTE:one=\nX-OTHER:two', 'one='],
    ['NOTE:ENCODING=QUOTED-PRINTABLE=\nX-OTHER:two', 'ENCODING=QUOTED-PRINTABLE='],
    ['NOTE:a: b', 'a: b'],
    ['item1.note;LANGUAGE=en: a ', 'a'],
    ['NOTE:first\nNOTE:second', 'first'],
    ['NOTE;ENCODING=QUOTED-PRINTABLE:🌿=21', '🌿!'],
    ['NOTE:a\rb\r', 'a\rb'],
    [' NOTE:continues nothing', ''],
    ['My NOTE:x', ''],
  ])('[IMPORT-008] decode %j', (lines, note) => {
    expect(card(...lines.split('\n'))?.[7]).toBe(note);
  });

  it.each([
    ['19880704', '1988-07-04'],
    ['19880704T000000Z', '1988-07-04'],
    ['1988-07-04', '1988-07-04'],
    ['--0704', '--0704'],
    ['c. 19880704', 'c. 19880704'],
  ])('[IMPORT-008] have the birthday %s as %s', (text, birthday) => {
    expect(card(`BDAY:${text}`)?.[6]).toBe(birthday);
  });
});
