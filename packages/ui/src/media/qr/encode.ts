/**
 * QR codes of ISO/IEC 18004 for addresses: bytes, error correction M (a poster loses up to 15 % of itself and is still
 * read), versions 1 to 6, which hold up to 106 bytes.
 */

/** Per version: data codewords of each block, blocks, error correction codewords of each block. */
const VERSIONS = [
  [16, 1, 10],
  [28, 1, 16],
  [44, 1, 26],
  [32, 2, 18],
  [43, 2, 24],
  [27, 4, 16],
] as const;

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power += 1) {
  EXP[power] = value;
  EXP[power + 255] = value;
  LOG[value] = power;
  value = value & 0x80 ? (value << 1) ^ 0x11d : value << 1;
}
const times = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : (EXP[(LOG[a] ?? 0) + (LOG[b] ?? 0)] ?? 0));

/** The Reed–Solomon codewords of a block. */
export function correctionOf(data: readonly number[], count: number): number[] {
  let generator = [1];
  for (let power = 0; power < count; power += 1) {
    const next = [...generator, 0];
    generator.forEach((factor, index) => {
      next[index + 1] = (next[index + 1] ?? 0) ^ times(factor, EXP[power] ?? 0);
    });
    generator = next;
  }
  const rest = [...data, ...new Array<number>(count).fill(0)];
  data.forEach((_none, at) => {
    const lead = rest[at] ?? 0;
    generator.forEach((factor, index) => {
      rest[at + index] = (rest[at + index] ?? 0) ^ times(factor, lead);
    });
  });
  return rest.slice(data.length);
}

/** Fifteen bits that name the correction level M and the mask. */
export function formatBits(mask: number): number {
  let rest = mask << 10;
  for (let bit = 14; bit >= 10; bit -= 1) if (rest & (1 << bit)) rest ^= 0x537 << (bit - 10);
  return ((mask << 10) | rest) ^ 0x5412;
}

/** Header, bytes and filling of the smallest version that holds them. */
function codewordsOf(bytes: Uint8Array): { version: number; words: number[] } {
  const index = VERSIONS.findIndex(([size, blocks]) => bytes.length <= size * blocks - 2);
  const chosen = VERSIONS[index];
  if (!chosen) throw new RangeError('This text is too long for a QR code.');
  const [size, blocks, corrections] = chosen;
  const bits = [0, 1, 0, 0, ...[...new Uint8Array([bytes.length]), ...bytes].flatMap(bitsOf), 0, 0, 0, 0];
  const words = Array.from({ length: bits.length / 8 }, (_none, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((word, bit) => word * 2 + bit, 0),
  );
  for (let fill = 0xec; words.length < size * blocks; fill = fill === 0xec ? 0x11 : 0xec) words.push(fill);
  const data = Array.from({ length: blocks }, (_none, block) => words.slice(block * size, block * size + size));
  const correction = data.map((block) => correctionOf(block, corrections));
  return { version: index + 1, words: [...interleave(data), ...interleave(correction)] };
}

const bitsOf = (byte: number): number[] => [7, 6, 5, 4, 3, 2, 1, 0].map((bit) => (byte >> bit) & 1);
const interleave = (blocks: readonly number[][]): number[] =>
  (blocks[0] ?? []).flatMap((_none, at) => blocks.map((block) => block[at] ?? 0));

type Grid = (boolean | null)[][];

/** Finders, timing, alignment and space for the format; null where data goes. */
function frameOf(version: number): Grid {
  const size = 17 + version * 4;
  const grid: Grid = Array.from({ length: size }, () => new Array<boolean | null>(size).fill(null));
  const set = (row: number, column: number, dark: boolean) => {
    const line = grid[row];
    if (line && column >= 0 && column < size) line[column] = dark;
  };
  for (let at = 8; at < size - 8; at += 1) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  const rings = (row: number, column: number, reach: number, light: readonly number[]) => {
    for (let down = -reach; down <= reach; down += 1)
      for (let across = -reach; across <= reach; across += 1)
        set(row + down, column + across, !light.includes(Math.max(Math.abs(down), Math.abs(across))));
  };
  if (version > 1) rings(size - 7, size - 7, 2, [1]);
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    rings(row, column, 4, [2, 4]);
  for (let at = 0; at < 9; at += 1) {
    for (const [row, column] of [
      [8, at],
      [at, 8],
    ] as const)
      if (grid[row]?.[column] === null) set(row, column, false);
    if (at < 8) {
      set(8, size - 1 - at, false);
      set(size - 1 - at, 8, false);
    }
  }
  set(size - 8, 8, true);
  return grid;
}

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_row, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** The positions of data modules: two columns at a time from the lower right, alternately upwards and downwards. */
function* dataPlaces(frame: Grid): Generator<[number, number]> {
  const size = frame.length;
  let isUp = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const row = isUp ? size - 1 - step : step;
      for (const column of [right, right - 1]) if (frame[row]?.[column] === null) yield [row, column];
    }
    isUp = !isUp;
  }
}

function drawn(frame: Grid, words: readonly number[], mask: number): boolean[][] {
  const bits = words.flatMap(bitsOf);
  const grid = frame.map((row) => row.map((dark) => dark ?? false));
  let at = 0;
  for (const [row, column] of dataPlaces(frame)) {
    const line = grid[row];
    if (line) line[column] = (bits[at] === 1) !== (MASKS[mask]?.(row, column) ?? false);
    at += 1;
  }
  writeFormat(grid, formatBits(mask));
  return grid;
}

/** Writes the format twice: around the first finder, and split between the other two. */
function writeFormat(grid: boolean[][], bits: number): void {
  const size = grid.length;
  const set = (row: number, column: number, bit: number) => {
    const line = grid[row];
    if (line) line[column] = ((bits >> bit) & 1) === 1;
  };
  for (let bit = 0; bit < 15; bit += 1) {
    const near = bit < 6 ? bit : bit < 8 ? bit + 1 : -1;
    if (near >= 0) set(near, 8, bit);
    else set(8, bit === 8 ? 7 : 14 - bit, bit);
    if (bit < 8) set(8, size - 1 - bit, bit);
    else set(size - 15 + bit, 8, bit);
  }
}

/** Long runs and blocks of one colour confuse readers; the mask with the lowest penalty is used. */
function penaltyOf(grid: readonly boolean[][]): number {
  let penalty = 0;
  const size = grid.length;
  const at = (row: number, column: number) => grid[row]?.[column];
  for (let a = 0; a < size; a += 1)
    for (const read of [(b: number) => at(a, b), (b: number) => at(b, a)])
      for (let b = 0, run = 0; b < size; b += 1) {
        run = b > 0 && read(b) === read(b - 1) ? run + 1 : 1;
        if (run === 5) penalty += 3;
        else if (run > 5) penalty += 1;
      }
  for (let row = 1; row < size; row += 1)
    for (let column = 1; column < size; column += 1) {
      const dark = at(row, column);
      const same = [at(row - 1, column), at(row, column - 1), at(row - 1, column - 1)].every((other) => other === dark);
      if (same) penalty += 3;
    }
  return penalty;
}

/** The modules of a QR code, dark ones true, without the quiet zone. Throws for more than 106 bytes. */
export function encodeQr(text: string): boolean[][] {
  const { version, words } = codewordsOf(new TextEncoder().encode(text));
  const frame = frameOf(version);
  const drawings = MASKS.map((_none, mask) => drawn(frame, words, mask));
  return drawings.reduce((best, one) => (penaltyOf(one) < penaltyOf(best) ? one : best));
}
