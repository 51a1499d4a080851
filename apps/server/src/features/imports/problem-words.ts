/** How a problem is called, and what the owner can do about all rows that have it. */
export interface ProblemWords {
  title: string;
  choices: readonly { choice: 'accept' | 'merge' | 'separate'; label: string }[];
}

const without = (label: string): ProblemWords['choices'] => [{ choice: 'accept', label }];

const WORDS: Readonly<Record<string, ProblemWords>> = {
  'no-name': { title: 'No name at all', choices: without('Use the number or address') },
  'bad-phone': { title: 'Phone number isn’t valid', choices: without('Import without the number') },
  'bad-email': { title: 'E-mail address isn’t valid', choices: without('Import without the address') },
  'bad-birthday': { title: 'Birthday isn’t a date', choices: without('Import without the birthday') },
  'long-text': { title: 'Text is too long', choices: without('Shorten it') },
  'shared-contact': {
    title: 'Same number or address, another name',
    choices: [
      { choice: 'merge', label: 'Merge' },
      { choice: 'separate', label: 'Keep apart' },
    ],
  },
};

export const problemWords = (code: string): ProblemWords => WORDS[code] ?? { title: code, choices: [] };
