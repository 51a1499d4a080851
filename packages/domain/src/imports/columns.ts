import { foldName } from './fold-name.ts';
import type { ImportKind } from './kinds.ts';

/** The meaning of a column; `skip` is left out. */
export const IMPORT_FIELDS = {
  clients: [
    'first_name',
    'last_name',
    'name',
    'mobile',
    'phone',
    'email',
    'birthday',
    'note',
    'allergies',
    'tags',
    'consent',
  ],
  services: ['service', 'category', 'price', 'minutes', 'description'],
  appointments: [
    'reference',
    'date',
    'time',
    'end',
    'slot',
    'minutes',
    'service',
    'person',
    'status',
    'price',
    'name',
    'first_name',
    'last_name',
    'mobile',
    'email',
    'note',
  ],
  vouchers: ['code', 'balance', 'value', 'expires', 'name', 'first_name', 'last_name', 'mobile', 'email'],
} as const satisfies Record<ImportKind, readonly string[]>;

export type ImportField = (typeof IMPORT_FIELDS)[ImportKind][number] | 'skip';

export interface Column {
  name: string;
  field: ImportField;
  /** False if the owner should check it: the name resembles a field's but is not a known one. */
  isSure: boolean;
}

/** Known column names, folded: English ones of Fresha, Square, Booksy, Phorest and Acuity, and plain ones of several languages. */
const NAMES: Record<ImportKind, Partial<Record<ImportField, readonly string[]>>> = {
  clients: {
    first_name: [
      'first name',
      'firstname',
      'forename',
      'given name',
      'client first name',
      'vorname',
      'prenom',
      'nombre',
      'nome',
      'imie',
      'first',
    ],
    last_name: [
      'last name',
      'lastname',
      'surname',
      'family name',
      'client last name',
      'nachname',
      'nom',
      'apellido',
      'apellidos',
      'cognome',
      'nazwisko',
      'last',
    ],
    name: ['name', 'client', 'client name', 'customer', 'customer name', 'full name', 'guest', 'kunde', 'fn'],
    mobile: [
      'mobile',
      'mobile number',
      'mobile phone',
      'mobile no',
      'phone',
      'phone number',
      'cell',
      'cell phone',
      'client mobile',
      'handy',
      'mobil',
      'telefono',
      'telefon',
      'contact number',
      'tel',
    ],
    phone: [
      'telephone',
      'landline',
      'home phone',
      'work phone',
      'other phone',
      'land line',
      'phone 2',
      'additional phone',
    ],
    email: [
      'email',
      'e mail',
      'email address',
      'e mail address',
      'client email',
      'mail',
      'correo',
      'correo electronico',
      'courriel',
    ],
    birthday: [
      'date of birth',
      'birthday',
      'birth date',
      'birthdate',
      'dob',
      'geburtstag',
      'geburtsdatum',
      'date de naissance',
      'fecha de nacimiento',
      'bday',
    ],
    note: [
      'note',
      'notes',
      'client notes',
      'memo',
      'comments',
      'comment',
      'important notes',
      'notizen',
      'remarques',
      'notas',
    ],
    allergies: ['allergies', 'allergy', 'sensitivities', 'medical notes'],
    tags: ['tags', 'groups', 'labels', 'segments', 'client category'],
    consent: [
      'accepts marketing',
      'accepts sms marketing',
      'email subscription status',
      'marketing consent',
      'opt in state',
      'email marketing consent',
      'sms marketing consent',
      'marketing',
      'newsletter',
      'email opt in',
      'sms opt in',
    ],
  },
  services: {
    service: ['service', 'service name', 'name', 'item name', 'treatment', 'treatment name', 'leistung', 'item'],
    category: [
      'category',
      'category name',
      'service category',
      'service category name',
      'treatment category',
      'group',
      'kategorie',
    ],
    price: ['price', 'retail price', 'service price', 'cost', 'preis', 'full price', 'unit price'],
    minutes: [
      'duration',
      'duration mins',
      'duration minutes',
      'length',
      'minutes',
      'time',
      'dauer',
      'service duration',
    ],
    description: ['description', 'service description', 'beschreibung', 'details'],
  },
  appointments: {
    reference: ['appt ref', 'appointment id', 'booking id', 'reference', 'booking reference', 'id', 'ref'],
    date: [
      'scheduled date',
      'date',
      'appointment date',
      'start time',
      'start',
      'starts',
      'start date',
      'datum',
      'booking date',
      'date time',
      'appointment start',
    ],
    time: ['time', 'appointment time', 'from', 'uhrzeit', 'start at'],
    end: ['end time', 'end', 'ends', 'to', 'finish', 'appointment end'],
    slot: ['appt slot', 'slot', 'time slot'],
    minutes: ['duration mins', 'duration', 'duration minutes', 'length', 'minutes', 'dauer'],
    service: ['service', 'service name', 'type', 'treatment', 'appointment type', 'services', 'leistung'],
    person: [
      'team member',
      'staff',
      'staff member',
      'calendar',
      'employee',
      'provider',
      'stylist',
      'therapist',
      'resource name',
      'mitarbeiter',
      'staff name',
    ],
    status: ['status', 'appointment status', 'state'],
    price: ['net sales', 'price', 'appointment price', 'total', 'amount', 'preis', 'total amount'],
    name: ['client', 'client name', 'customer', 'customer name', 'name', 'guest', 'kunde'],
    first_name: ['first name', 'client first name', 'forename'],
    last_name: ['last name', 'client last name', 'surname'],
    mobile: ['mobile', 'mobile number', 'phone', 'phone number', 'client phone', 'client mobile'],
    email: ['email', 'e mail', 'email address', 'client email'],
    note: ['notes', 'note', 'appointment notes', 'comments'],
  },
  vouchers: {
    code: [
      'code',
      'voucher code',
      'gift card code',
      'certificate code',
      'gift card number',
      'serial number',
      'voucher number',
      'number',
      'gift card',
    ],
    balance: [
      'balance',
      'remaining',
      'remaining balance',
      'outstanding',
      'outstanding balance',
      'current balance',
      'amount left',
    ],
    value: ['value', 'original value', 'initial value', 'amount', 'original balance', 'starting balance'],
    expires: ['expires', 'expiry', 'expiry date', 'expiration', 'expiration date', 'valid until', 'expires on'],
    name: ['name', 'client', 'client name', 'owner', 'recipient', 'customer', 'recipient name'],
    first_name: ['first name'],
    last_name: ['last name'],
    mobile: ['mobile', 'phone', 'mobile number', 'phone number'],
    email: ['email', 'e mail', 'email address', 'recipient email'],
  },
};

/** The probable meaning of each column of a file. A field is assigned once; the known name that comes first in our list wins. */
export function guessColumns(kind: ImportKind, header: readonly string[]): Column[] {
  const folded = header.map(foldName);
  const columns = header.map((name): Column => ({ name, field: 'skip', isSure: true }));
  const isFree = (index: number) => columns[index]?.field === 'skip';
  const give = (field: ImportField, index: number, isSure: boolean) => {
    columns[index] = { name: header[index] ?? '', field, isSure };
  };
  const entries = Object.entries(NAMES[kind]) as [ImportField, readonly string[]][];
  for (const [field, names] of entries) {
    // Consents may be several columns, none of which is imported.
    const places = names.map((name) => folded.findIndex((one, index) => one === name && isFree(index)));
    for (const index of field === 'consent' ? places : [places.find((place) => place >= 0) ?? -1])
      if (index >= 0) give(field, index, true);
  }
  const given = new Set(columns.map(({ field }) => field));
  for (const [field, names] of entries) {
    // A part of the name means that there is no column for the full name.
    if (given.has(field) || (field === 'name' && given.has('first_name'))) continue;
    const near = folded.findIndex(
      (one, index) =>
        isFree(index) &&
        !one.endsWith(' id') &&
        names.some((name) => name.length > 3 && ` ${one} `.includes(` ${name} `)),
    );
    if (near >= 0) give(field, near, false);
  }
  return columns;
}

/** Required fields of each kind of file, as alternatives. */
export function missingFields(kind: ImportKind, fields: readonly ImportField[]): ImportField[] {
  const needs: Record<ImportKind, readonly (readonly ImportField[])[]> = {
    clients: [['first_name', 'name', 'last_name', 'mobile', 'email']],
    services: [['service']],
    vouchers: [['code'], ['balance']],
    appointments: [['date'], ['service'], ['name', 'first_name', 'mobile', 'email']],
  };
  return needs[kind]
    .filter((any) => !any.some((field) => fields.includes(field)))
    .map(([first]) => first as ImportField);
}
