import { render, screen } from '@thyme/ui/testing.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { abroadMark, ZoneName, zoned } from './zone-name.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset.abroad;
});

/** A visitor whose clock is this many minutes ahead of UTC in winter and in summer. */
function visitFrom(winter: number, summer: number): void {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockImplementation(function (this: Date) {
    const month = this.getMonth();
    return -(month > 2 && month < 9 ? summer : winter);
  });
  new Function(abroadMark)();
}

it('[SHOP-083] the document is the same for everyone: the home zone is for visitors abroad, others are for all', () => {
  render(
    <>
      <ZoneName label="Irish time" />
      <ZoneName label="New York time" />
    </>,
  );
  expect(screen.getByText('Irish time').className).toContain('abroad-only');
  expect(screen.getByText('New York time').className).not.toContain('abroad-only');
});

it.each([
  ['Dublin', 0, 60, false],
  ['Berlin', 60, 120, true],
  ['New York', -300, -240, true],
  ['Reykjavík', 0, 0, true],
])('[SHOP-083] a visitor in %s is marked before the first paint', (_city, winter, summer, isAbroad) => {
  visitFrom(winter, summer);
  expect('abroad' in document.documentElement.dataset).toBe(isAbroad);
  expect(zoned('4:15 pm', 'Irish time')).toBe(isAbroad ? '4:15 pm Irish time' : '4:15 pm');
  expect(zoned('4:15 pm', 'New York time')).toBe('4:15 pm New York time');
});
