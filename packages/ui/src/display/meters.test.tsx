import { expect, test } from 'vitest';
import { render, screen } from '../testing.ts';
import { MoneyBar } from './money-bar.tsx';
import { PolicyTimeline } from './policy-timeline.tsx';
import { Rating, Stars } from './rating.tsx';
import { SessionDots } from './session-dots.tsx';
import { SprigMeter } from './sprig-meter.tsx';

test.each([
  [100, 100, 20],
  [65, 100, 13],
  [1, 100, 1],
  [0, 100, 0],
  [30, 0, 0],
])('a voucher with %i left of %i keeps %i of its 20 leaves', (left, total, leaves) => {
  const { container } = render(<SprigMeter left={left} total={total} label="balance" />);
  expect(container.querySelectorAll('[data-filled]')).toHaveLength(leaves);
});

test.each([
  [2, 5, 2, 5],
  [0, 5, 0, 5],
  [25, 50, 10, 20],
  [1, 100, 1, 20],
])('a package with %i left of %i fills %i of %i dots', (left, total, filled, dots) => {
  const { container } = render(<SessionDots left={left} total={total} label="sessions" />);
  expect(container.querySelectorAll('[data-filled]')).toHaveLength(filled);
  expect(container.querySelectorAll('[role=img] > span')).toHaveLength(dots);
});

test('a bar with nothing due shows only the paid part', () => {
  const { container } = render(
    <MoneyBar
      paid={{ value: 80, amount: '€80.00', label: 'paid' }}
      due={{ value: 0, amount: '€0.00', label: 'due' }}
    />,
  );
  expect(container.textContent).toContain('€80.00 paid');
  expect(container.textContent).not.toContain('due');
});

test('the policy marks the current stage', () => {
  render(
    <PolicyTimeline
      now={{ stage: 1, through: 0.5 }}
      stages={[
        { kind: 'free', title: 'Free' },
        { kind: 'part', title: '50% kept' },
        { kind: 'full', title: '100% kept' },
      ]}
    />,
  );
  const here = screen.getAllByRole('listitem').filter((stage) => stage.getAttribute('aria-current') === 'time');
  expect(here.map((stage) => stage.textContent)).toEqual(['50% keptNow']);
});

test('stars are filled partially and described in text', () => {
  render(<Stars value={3.4} />);
  expect(screen.getByRole('img', { name: '3.4 out of 5' }).style.getPropertyValue('--filled')).toBe('68%');
  render(<Rating value={4.86} count={1} />);
  expect(screen.getByText('(1 rating)', { exact: false })).toBeTruthy();
});
