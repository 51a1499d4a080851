import { describe, expect, it } from 'vitest';
import { dateAt, instantOf, wallAt } from '../time/index.ts';
import {
  checkReply,
  checkReview,
  isReportReason,
  lastInitial,
  publicName,
  RATING_MISSING_MESSAGE,
  ratingLabel,
  reportDecideBy,
} from './index.ts';

describe('reviews', () => {
  it('[APPT-025] ratings run from 1 to 5 and have labels', () => {
    expect(([1, 2, 3, 4, 5] as const).map(ratingLabel)).toEqual(['very poor', 'poor', 'Average', 'Good', 'Excellent']);
    for (const rating of [1, 5]) expect(checkReview(rating).ok).toBe(true);
    for (const rating of [0, 6, -1, 4.5, Number.NaN]) expect(checkReview(rating).ok).toBe(false);
  });

  it('are refused without a rating', () => {
    expect(checkReview(null, 'lovely')).toEqual({ ok: false, refusal: { code: 'rating-missing' } });
    expect(checkReview(undefined)).toEqual({ ok: false, refusal: { code: 'rating-missing' } });
    expect(RATING_MISSING_MESSAGE).toBe('Please give rating first!');
  });

  it('[APPT-024] need no comment', () => {
    expect(checkReview(5)).toEqual({ ok: true, value: { rating: 5, comment: '' } });
    expect(checkReview(4, ' lovely ')).toEqual({ ok: true, value: { rating: 4, comment: 'lovely' } });
    expect(checkReview(4, 'x'.repeat(2000)).ok).toBe(true);
    expect(checkReview(4, 'x'.repeat(2001))).toMatchObject({ refusal: { code: 'comment-too-long' } });
  });

  it.each([
    ['Niamh', 'Gallagher', 'Niamh G.'],
    ['Séan', 'ó Dálaigh', 'Séan Ó.'],
    ['Mary Kate', ' de Búrca', 'Mary Kate D.'],
    ['Zoë', '', 'Zoë'],
    ['明', '王', '明 王.'],
    // An accent as a character of its own, and a letter of two code units.
    ['Séan', 'o\u0301 Dálaigh', 'Séan O\u0301.'],
    ['明', '𠮷野', '明 𠮷.'],
    [' Niamh ', 'Gallagher', 'Niamh G.'],
    [' Zoë ', ' ', 'Zoë'],
  ])('[APPT-041] %s %s signs as %s', (first, last, shown) => {
    expect(publicName(first, last)).toBe(shown);
    // The API already carries the initial; the name does not change.
    expect(publicName(first, lastInitial(last))).toBe(shown);
  });
});

describe('answers and reports', () => {
  it('[REVIEW-003] an answer has text, at most 2,000 characters', () => {
    expect(checkReply(' Thank you. ')).toEqual({ ok: true, value: 'Thank you.' });
    expect(checkReply(' \n ')).toMatchObject({ refusal: { code: 'empty' } });
    expect(checkReply('x'.repeat(2_000)).ok).toBe(true);
    expect(checkReply('x'.repeat(2_001))).toMatchObject({ refusal: { code: 'too-long' } });
  });

  it('[REVIEW-004] a report is decided by the end of the fourth day', () => {
    const zone = 'Europe/Dublin';
    const reported = instantOf(zone, wallAt('2026-08-20', 600));
    expect(dateAt(zone, reportDecideBy(reported, zone))).toBe('2026-08-24');
    expect(isReportReason('insulting') && !isReportReason('bad') && !isReportReason('toString')).toBe(true);
  });
});
