import { describe, expect, it } from 'vitest';
import { correctionOf, encodeQr, formatBits } from './encode.ts';

/** Reads a code back: format, mask, bits, blocks; throws where a block does not satisfy its correction. */
function decode(grid: boolean[][]): string {
  const size = grid.length;
  const at = (row: number, column: number) => (grid[row]?.[column] ? 1 : 0);
  const first = [0, 1, 2, 3, 4, 5, 7, 8].map((row) => at(row, 8));
  const rest = [7, 5, 4, 3, 2, 1, 0].map((column) => at(8, column));
  const format = [...first, ...rest].reduce((bits: number, bit, index) => bits | (bit << index), 0);
  const mask = [0, 1, 2, 3, 4, 5, 6, 7].find((one) => formatBits(one) === format);
  if (mask === undefined) throw new Error('No mask has this format.');
  const isData = (row: number, column: number) => {
    const isFinder = (row < 9 && (column < 9 || column >= size - 8)) || (row >= size - 8 && column < 9);
    const near = (place: number) => Math.abs(place - (size - 7)) <= 2;
    return !isFinder && row !== 6 && column !== 6 && !(size > 21 && near(row) && near(column));
  };
  const flips = [
    (r: number, c: number) => (r + c) % 2,
    (r: number) => r % 2,
    (_r: number, c: number) => c % 3,
    (r: number, c: number) => (r + c) % 3,
    (r: number, c: number) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2,
    (r: number, c: number) => ((r * c) % 2) + ((r * c) % 3),
    (r: number, c: number) => (((r * c) % 2) + ((r * c) % 3)) % 2,
    (r: number, c: number) => (((r + c) % 2) + ((r * c) % 3)) % 2,
  ];
  const bits: number[] = [];
  const columns = Array.from({ length: size }, (_none, index) => size - 1 - index).filter((column) => column !== 6);
  for (let pair = 0; pair < columns.length; pair += 2)
    for (let step = 0; step < size; step += 1) {
      const row = pair % 4 === 0 ? size - 1 - step : step;
      for (const column of [columns[pair] ?? 0, columns[pair + 1] ?? 0])
        if (isData(row, column)) bits.push(at(row, column) ^ (flips[mask]?.(row, column) === 0 ? 1 : 0));
    }
  const words = Array.from({ length: Math.floor(bits.length / 8) }, (_none, index) =>
    Number.parseInt(bits.slice(index * 8, index * 8 + 8).join(''), 2),
  );
  const [data = 0, blocks = 1, corrections = 0] =
    { 21: [16, 1, 10], 25: [28, 1, 16], 29: [44, 1, 26], 33: [32, 2, 18], 37: [43, 2, 24], 41: [27, 4, 16] }[size] ??
    [];
  const read: number[] = [];
  for (let block = 0; block < blocks; block += 1) {
    const own = Array.from({ length: data }, (_none, index) => words[index * blocks + block] ?? 0);
    const check = Array.from(
      { length: corrections },
      (_none, index) => words[data * blocks + index * blocks + block] ?? 0,
    );
    expect(check).toEqual(correctionOf(own, corrections));
    read.push(...own);
  }
  const all = read.flatMap((word) => [...word.toString(2).padStart(8, '0')].map(Number));
  const byte = (index: number) => Number.parseInt(all.slice(4 + index * 8, 12 + index * 8).join(''), 2);
  expect(all.slice(0, 4)).toEqual([0, 1, 0, 0]);
  return new TextDecoder().decode(new Uint8Array(Array.from({ length: byte(0) }, (_none, index) => byte(index + 1))));
}

describe('a QR code', () => {
  it('[START-003] has the correction of the standard’s example', () => {
    const data = [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11];
    const expected = [0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55];
    expect(correctionOf(data, 10)).toEqual(expected);
  });

  it('[START-003] has the format of the standard’s example', () => {
    expect(formatBits(5).toString(2)).toBe('100000011001110');
  });

  it.each([
    'a',
    'thyme.example/x',
    'https://thyme.example/fern-and-fold',
    'https://thyme.example/the-slow-room-in-kilkenny-city',
    `https://thyme.example/${'a'.repeat(60)}`,
    `https://thyme.example/${'é'.repeat(42)}`,
  ])('[START-003] %s is read back', (text) => {
    expect(decode(encodeQr(text))).toBe(text);
  });

  it('[START-003] refuses what does not fit', () => {
    expect(() => encodeQr('x'.repeat(107))).toThrow(RangeError);
  });
});
