import { describe, expect, it } from 'vitest';
import { refundExpectedBy, refundStage } from './refund-progress.ts';

describe('the day a refund should have arrived', () => {
  it.each([
    ['2026-08-06', '2026-08-13', 'Thursday'],
    ['2026-08-07', '2026-08-14', 'Friday'],
    ['2026-08-08', '2026-08-14', 'Saturday'],
    ['2026-08-09', '2026-08-14', 'Sunday'],
    ['2026-08-10', '2026-08-17', 'Monday'],
  ])('[APPT-050] is, sent on %s, %s (%s)', (sent, expected) => {
    expect(refundExpectedBy(sent)).toBe(expected);
  });
});

describe('the progress of a refund', () => {
  const card = { isVoucher: false, expectedBy: '2026-08-13' };
  it.each([
    ['requested', '2026-08-06', 'sending'],
    ['requested', '2026-09-06', 'sending'],
    ['sent', '2026-08-06', 'with-bank'],
    ['succeeded', '2026-08-13', 'with-bank'],
    ['succeeded', '2026-08-14', 'arrived'],
    ['failed', '2026-09-06', 'failed'],
  ] as const)('[APPT-050] a card refund that is %s on %s: %s', (status, today, stage) => {
    expect(refundStage({ ...card, status }, today)).toBe(stage);
  });

  it('[APPT-050] a voucher has its money at once', () => {
    expect(refundStage({ ...card, isVoucher: true, status: 'requested' }, '2026-08-06')).toBe('arrived');
  });
});
