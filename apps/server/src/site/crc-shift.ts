/**
 * CRC-32 is linear: if some bytes in the middle of a text change, its checksum changes by what the same change makes in
 * those bytes alone, moved past all that follows them. So a page whose nonces change needs no new look at the rest.
 * A linear map of 32 bits is kept as what it makes of each bit.
 */
export type BitMap = Uint32Array;

const POLYNOMIAL = 0xedb88320;

export function applyMap(map: BitMap, bits: number): number {
  let result = 0;
  for (let rest = bits, index = 0; rest !== 0; rest >>>= 1, index += 1) {
    if (rest & 1) result ^= map[index] as number;
  }
  return result >>> 0;
}

const compose = (outer: BitMap, inner: BitMap): BitMap => inner.map((bits) => applyMap(outer, bits));

/** The same map by bytes instead of bits: four look-ups where the bits take up to 32 steps. */
function tabled(map: BitMap): Uint32Array {
  return Uint32Array.from({ length: 4 * 256 }, (_, index) => applyMap(map, (index % 256) * 256 ** (index >> 8)));
}

/** Moving past 1, 2, 4, … bytes; enough for pages of 16 MiB. */
const POWERS: Uint32Array[] = powersOfOneByte(24).map(tabled);

function powersOfOneByte(count: number): BitMap[] {
  const oneBit = Uint32Array.from({ length: 32 }, (_, index) => (index === 0 ? POLYNOMIAL : 2 ** (index - 1)));
  const twoBits = compose(oneBit, oneBit);
  const fourBits = compose(twoBits, twoBits);
  const powers = [compose(fourBits, fourBits)];
  while (powers.length < count) {
    const last = powers.at(-1) as BitMap;
    powers.push(compose(last, last));
  }
  return powers;
}

/** How a checksum's change moves past this many bytes that stay the same. */
function shift(bits: number, bytes: number): number {
  let result = bits;
  for (let rest = bytes, power = 0; rest > 0; rest >>>= 1, power += 1) {
    if ((rest & 1) === 0) continue;
    const table = POWERS[power];
    if (!table) throw new RangeError('The page is too long to keep.');
    result =
      (table[result & 255] as number) ^
      (table[256 + ((result >>> 8) & 255)] as number) ^
      (table[512 + ((result >>> 16) & 255)] as number) ^
      (table[768 + (result >>> 24)] as number);
  }
  return result;
}

/**
 * For a text that holds the same few bytes in several places: maps the change of their own checksum to that of the whole
 * text. `ends` are where those places end, in order; `length` is the text's.
 */
export function repeatedChange(ends: readonly number[], length: number): BitMap {
  return Uint32Array.from({ length: 32 }, (_, index) => {
    const bit = 2 ** index;
    let change = 0;
    let at = 0;
    for (const end of ends) {
      change = shift(change, end - at) ^ bit;
      at = end;
    }
    return shift(change, length - at) >>> 0;
  });
}
