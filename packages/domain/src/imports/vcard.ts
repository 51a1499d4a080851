/** The columns of a file of vCards. */
export const CARD_COLUMNS = [
  'First name',
  'Last name',
  'Name',
  'Mobile',
  'Telephone',
  'Email',
  'Birthday',
  'Notes',
] as const;

interface Property {
  name: string;
  parameters: string;
  value: string;
}

/** Whether the value of this line continues on the next one (quoted-printable of vCard 2.1). */
const isBroken = (line: string) => /ENCODING=QUOTED-PRINTABLE/i.test(line.split(':', 1)[0] ?? '') && line.endsWith('=');

function decodeQuoted(value: string): string {
  const bytes = [...value.matchAll(/=([0-9A-F]{2})|./gisu)].flatMap(([sign, code]) =>
    code === undefined ? [...new TextEncoder().encode(sign)] : [Number.parseInt(code, 16)],
  );
  return new TextDecoder().decode(new Uint8Array(bytes));
}

const unescaped = (text: string) =>
  text.replace(/\\([nN,;\\:])/g, (_all, sign: string) => (/n/i.test(sign) ? '\n' : sign));

function propertyOf(line: string): Property | null {
  const found = /^(?:[\w-]+\.)?([\w-]+)((?:;[^:]*)?):(.*)/su.exec(line);
  if (!found) return null;
  const [, name = '', parameters = '', raw = ''] = found;
  const value = /ENCODING=QUOTED-PRINTABLE/i.test(parameters) ? decodeQuoted(raw) : raw;
  return { name: name.toUpperCase(), parameters: parameters.toUpperCase(), value };
}

/** The cells of one card, in the order of `CARD_COLUMNS`. */
function rowOf(properties: readonly Property[]): string[] {
  const all = (name: string) => properties.filter((property) => property.name === name);
  const text = (name: string) => unescaped(all(name)[0]?.value ?? '').trim();
  const [last = '', first = ''] = (all('N')[0]?.value ?? '').split(/(?<!\\);/).map((part) => unescaped(part).trim());
  const numbers = all('TEL').map(({ parameters, value }) => ({
    parameters,
    text: unescaped(value).replace(/^tel:/i, ''),
  }));
  const isMobile = ({ parameters }: { parameters: string }) => /CELL|MOBILE/.test(parameters);
  const mobile = numbers.find(isMobile) ?? numbers[0];
  const other = numbers.find((number) => number !== mobile);
  const birthday = text('BDAY').replace(/^(\d{4})(\d{2})(\d{2}).*/, '$1-$2-$3');
  const isNamed = first !== '' || last !== '';
  return [
    first,
    last,
    isNamed ? '' : text('FN'),
    mobile?.text ?? '',
    other?.text ?? '',
    text('EMAIL'),
    birthday,
    text('NOTE'),
  ];
}

/** Parses vCards (2.1, 3.0 and 4.0) line by line, so that only one card is in memory. */
export function createCardReader(): { line: (text: string) => string[] | null } {
  let properties: Property[] | null = null;
  let open = '';
  const close = () => {
    const property = propertyOf(open);
    if (property && properties) properties.push(property);
    open = '';
  };
  return {
    line(text) {
      const typed = text.replace(/\r$/, '');
      if (isBroken(open)) open = open.slice(0, -1) + typed;
      else if (/^[ \t]/.test(typed) && open !== '') open += typed.slice(1);
      else {
        close();
        open = typed;
      }
      if (/^BEGIN:VCARD\s*$/i.test(open)) {
        properties = [];
        open = '';
      }
      if (!/^END:VCARD\s*$/i.test(open) || !properties) return null;
      open = '';
      const row = rowOf(properties);
      properties = null;
      return row;
    },
  };
}
