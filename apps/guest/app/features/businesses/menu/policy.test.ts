import { describe, expect, it } from 'vitest';
import { businessDecides, policySentence, policyStages } from './policy.ts';

const titles = (codes: number[]) => policyStages(codes).map(({ title }) => title);

describe('the cancellation policy on the shop page', () => {
  it('[CONST-032] code 1 is 50% within 48 hours', () => {
    expect(policyStages([1]).at(-1)).toMatchObject({ title: '50%', detail: expect.stringContaining('48 hours') });
  });

  it('[CONST-033] code 2 is 100% on the day of booking', () => {
    expect(policyStages([2]).at(-1)).toMatchObject({
      title: '100%',
      detail: expect.stringContaining('day of your booking'),
    });
  });

  it('[CONST-034] code 3 lets the business accept or reject a charge', () => {
    expect(businessDecides([3])).toBe(true);
    expect(policySentence([3], 'Fern & Fold')).toBe('If you cancel, Fern & Fold decides whether to charge you.');
  });

  it('[POLICY-005] own steps are the stages and the sentence', () => {
    const steps = [
      { hours: 72, percent: 30 },
      { hours: 4, percent: 100 },
    ];
    expect(policyStages([], steps)).toMatchObject([
      { kind: 'free' },
      { kind: 'part', title: '30%', detail: 'Within 3 days: 30% of the price' },
      { kind: 'full', title: '100%', detail: 'Within 4 hours: the full price' },
    ]);
    expect(policySentence([], 'x', steps)).toBe('Free to cancel until 3 days before.');
  });

  it.each([
    [[], ['Free'], 'Free to cancel at any time.'],
    [[1, 2], ['Free', '50%', '100%'], 'Free to cancel until 48 hours before.'],
    [[2], ['Free', '100%'], 'Free to cancel until the day before.'],
  ])('%j reads %j', (codes, stages, sentence) => {
    expect(titles(codes)).toEqual(stages);
    expect(policySentence(codes, 'x')).toBe(sentence);
  });
});
