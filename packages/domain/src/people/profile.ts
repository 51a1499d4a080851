/** Maximum lengths and counts of a person's profile, for forms, API and table. */
export const peopleLimits = {
  /** Their title: 'Senior stylist'. */
  title: 60,
  bio: 240,
  languages: 8,
  /** Pictures of their work. */
  pictures: 9,
  /** The reason of an absence, for the business only. */
  absenceNote: 120,
  /** Days of holiday in a year. */
  holidayDays: 366,
} as const;

/** Languages that a person can serve in, by ISO 639-1 code. */
export const LANGUAGES = {
  en: 'English',
  ga: 'Irish',
  ar: 'Arabic',
  bg: 'Bulgarian',
  cs: 'Czech',
  de: 'German',
  es: 'Spanish',
  fa: 'Persian',
  fr: 'French',
  hi: 'Hindi',
  hr: 'Croatian',
  hu: 'Hungarian',
  it: 'Italian',
  lt: 'Lithuanian',
  lv: 'Latvian',
  nl: 'Dutch',
  pl: 'Polish',
  pt: 'Portuguese',
  ro: 'Romanian',
  ru: 'Russian',
  sk: 'Slovak',
  tr: 'Turkish',
  uk: 'Ukrainian',
  ur: 'Urdu',
  vi: 'Vietnamese',
  yo: 'Yoruba',
  zh: 'Chinese',
} as const;

export type Language = keyof typeof LANGUAGES;

export const isLanguage = (code: string): code is Language => Object.hasOwn(LANGUAGES, code);

/** Each known language once, in the order given. */
export const tidyLanguages = (codes: readonly string[]): Language[] => [...new Set(codes.filter(isLanguage))];

/** The last part of the path of a person's page: the name for readers, the id for the server. */
export function personSlug({ id, name }: { id: number; name: string }): string {
  const words = name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return words === '' ? String(id) : `${words}-${id}`;
}

const LARGEST_ID = 2_147_483_647;

/** The id in such a path; null if there is none. */
export function personIdOf(slug: string): number | null {
  const id = Number(/(?:^|-)([1-9]\d{0,9})$/.exec(slug)?.[1]);
  return id <= LARGEST_ID ? id : null;
}

/** The average rating, to one decimal; 0 if there are none. */
export const averageRating = (sum: number, count: number): number =>
  count === 0 ? 0 : Math.round((sum / count) * 10) / 10;
