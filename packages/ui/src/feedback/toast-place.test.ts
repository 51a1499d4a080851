import { describe, expect, it } from 'vitest';
import { placeToasts } from './toast-place.ts';

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const open = (below: number) => ({ below, controls: [], headings: [], panels: [] });
const toast = { width: 360, height: 62 };

describe('[ERR-061] a toast covers no control', () => {
  it('is at the top right, below the header', () => {
    expect(placeToasts(desk, toast, open(68))).toEqual({ top: 80, right: 12 });
    expect(placeToasts(phone, { ...toast, width: 366 }, open(60))).toEqual({ top: 72, right: 12 });
  });

  it('is beside the cart, not over or below it', () => {
    const cart = { top: 84, left: 936, width: 384, height: 500 };
    const { top, right } = placeToasts(desk, toast, { ...open(68), panels: [cart] });
    expect(top).toBe(80);
    expect(1440 - right).toBeLessThanOrEqual(cart.left);
  });

  it('moves down between the buttons of a phone', () => {
    const buttons = [100, 200, 300].map((top) => ({ top, left: 300, width: 70, height: 32 }));
    const { top } = placeToasts(phone, { ...toast, width: 366 }, { ...open(60), controls: buttons });
    expect(top).toBeGreaterThanOrEqual(132);
    expect(top + toast.height).toBeLessThanOrEqual(200);
  });

  it('[GUESTB-010] leaves the heading of a phone’s page readable, but covers it rather than a control', () => {
    const heading = { top: 76, left: 20, width: 350, height: 40 };
    const size = { ...toast, width: 366 };
    expect(placeToasts(phone, size, { ...open(60), headings: [heading] }).top).toBeGreaterThanOrEqual(116);
    const rows = Array.from({ length: 12 }, (_, row) => ({ top: 134 + row * 50, left: 20, width: 350, height: 48 }));
    expect(placeToasts(phone, size, { ...open(60), headings: [heading], controls: rows }).top).toBe(72);
  });

  it('covers as little as possible where there is no free place', () => {
    const rows = Array.from({ length: 20 }, (_, row) => ({ top: 60 + row * 40, left: 20, width: 350, height: 36 }));
    const { top, right } = placeToasts(phone, { ...toast, width: 366 }, { ...open(60), controls: rows });
    expect(right).toBe(12);
    expect(top).toBeLessThan(phone.height * 0.6);
  });
});
