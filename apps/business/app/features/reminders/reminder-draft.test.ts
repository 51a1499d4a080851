import { DEFAULT_REMINDERS } from '@thyme/domain/reminders';
import { describe, expect, it } from 'vitest';
import { beforeWords, draftOf, furtherRule, hourWords, previewOf, problemOf, variablesOf } from './reminder-draft.ts';

const draft = DEFAULT_REMINDERS;

describe('a draft of reminders', () => {
  it('[REACH-011] sends what the server stored, and reports errors before sending', () => {
    const sent = variablesOf(draft);
    const month = { mails: 0, texts: 0, pushes: 0, spent: 0, text_price: 0.07, has_provider: true, is_demo: false };
    const none = { sent: 0, booked: 0 };
    const results = { rebook_result: none, birthday_result: none, review_result: { sent: 0, reviews: 0 } };
    expect(draftOf({ ...sent, ...month, ...results, unanswered: [] })).toEqual(draft);
    expect(problemOf(draft)).toBeNull();
    expect(problemOf({ ...draft, quiet: { from: 25, until: 8 } })).toBe('Choose whole hours for the quiet time.');
  });

  it.each([
    [1, '1 hour before'],
    [3, '3 hours before'],
    [24, '1 day before'],
    [48, '2 days before'],
    [36, '36 hours before'],
  ])('%i hours are %s', (hours, words) => {
    expect(beforeWords(hours)).toBe(words);
  });

  it('shows whole hours as people say them', () => {
    expect([0, 8, 12, 21].map(hourWords)).toEqual(['12 am', '8 am', '12 pm', '9 pm']);
  });

  it('adds a rule at a free time, up to five', () => {
    const one = furtherRule(draft, 'new');
    expect(one?.hoursBefore).toBe(48);
    const full = {
      ...draft,
      rules: Array.from({ length: 5 }, (_, n) => ({ ...draft.rules[0], key: `k${n}` }) as never),
    };
    expect(furtherRule(full, 'new')).toBeNull();
  });

  it('[REACH-012] shows the text as it is sent, with its segments and price', () => {
    const shown = previewOf(
      { wording: 'Hi {first name}, see you at {time}', asks: false },
      { shop: 'Fern', price: 0.07 },
    );
    expect(shown).toEqual({ text: 'Hi Niamh, see you at 2:30 pm', characters: 28, parts: 1, cents: 7 });
    expect(previewOf({ wording: 'a'.repeat(200), asks: false }, { shop: 'Fern', price: 0.07 }).cents).toBe(14);
  });
});
