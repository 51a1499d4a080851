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
  it('names what is retained and until when', () => {
    const spans = [
      span('2026-08-06T09:45', '2026-08-11T11:30', 0),
      span('2026-08-11T11:30', '2026-08-13T00:00', 50),
      span('2026-08-13T00:00', '2026-08-13T11:30', 100),
    ];
    expect(stagesOf(spans)).toEqual([
      { kind: 'free', title: 'Free', detail: 'until Tue 11 Aug, 11:30 am' },
      { kind: 'part', title: '50% kept', detail: 'until Thu 13 Aug, 12:00 am' },
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
