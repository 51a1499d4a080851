import { describe, expect, it } from 'vitest';
import { type PolicySpan, stagesOf } from './policy-spans.ts';

const wall = (text: string) => Date.parse(`${text}Z`) / 1000;
const span = (from: string, until: string, percent: number, decided_by_business = false): PolicySpan => ({
  from: wall(from),
  until: wall(until),
  percent,
  decided_by_business,
});

describe('the timeline of a policy', () => {
  it('[APPT-056] names what is retained and the same last moment as the sentence', () => {
    const spans = [
      // Exactly 48 hours before is still free.
      span('2026-08-06T09:45', '2026-08-11T11:30:01', 0),
      span('2026-08-11T11:30:01', '2026-08-13T00:00', 50),
      span('2026-08-13T00:00', '2026-08-13T11:30', 100),
    ];
    expect(stagesOf(spans)).toEqual([
      { kind: 'free', title: 'Free', detail: 'until Tue 11 Aug, 11:30 am' },
      { kind: 'part', title: '50% kept', detail: 'until Wed 12 Aug, 11:59 pm' },
      { kind: 'full', title: '100% kept', detail: 'on Thu 13 Aug' },
    ]);
  });

  it('says that a business may decide', () => {
    expect(stagesOf([span('2026-08-06T09:45', '2026-08-13T11:30', 100, true)])[0]).toMatchObject({
      title: 'Up to 100% kept',
      detail: 'until Thu 13 Aug, 11:30 am',
    });
  });
});
