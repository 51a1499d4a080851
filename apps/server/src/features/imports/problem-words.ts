/** The name of a problem, and what the owner can do about all rows that have it. */
export interface ProblemWords {
  title: string;
  choices: readonly { choice: 'accept' | 'merge' | 'separate'; label: string }[];
}

const without = (label: string): ProblemWords['choices'] => [{ choice: 'accept', label }];

const WORDS: Readonly<Record<string, ProblemWords>> = {
  'no-name': { title: 'No name at all', choices: without('Use the number or address') },
  'bad-phone': { title: 'Phone number isn’t valid', choices: without('Import without the number') },
  'bad-email': { title: 'Email address isn’t valid', choices: without('Import without the address') },
  'bad-birthday': { title: 'Birthday isn’t a date', choices: without('Import without the birthday') },
  'no-guest': { title: 'No guest: neither name nor number', choices: [] },
  'unclear-guest': { title: 'Several guests have this name', choices: without('Create a new guest') },
  'unknown-person': { title: 'We don’t know this person', choices: without('Put with the first person') },
  'no-service': { title: 'No service', choices: [] },
  'bad-date': { title: 'Date or time isn’t readable', choices: [] },
  'bad-length': { title: 'Length isn’t readable', choices: without('Use the usual length') },
  'bad-price': { title: 'Price isn’t readable', choices: without('Import without the price') },
  'bad-code': { title: 'Code isn’t usable', choices: [] },
  'taken-code': { title: 'Code is used already', choices: [] },
  'bad-balance': { title: 'Balance isn’t an amount above zero', choices: [] },
  'bad-expiry': { title: 'Last day isn’t a date', choices: without('Valid for five years') },
  clash: { title: 'Overlaps another appointment', choices: [] },
  'outside-hours': { title: 'Outside your opening hours', choices: [] },
  'long-text': { title: 'Text is too long', choices: without('Shorten it') },
  'shared-contact': {
    title: 'Same number or address, another name',
    choices: [
      { choice: 'merge', label: 'Merge' },
      { choice: 'separate', label: 'Keep separate' },
    ],
  },
};

export const problemWords = (code: string): ProblemWords => WORDS[code] ?? { title: code, choices: [] };
