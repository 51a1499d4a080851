/** Country codes have one to three digits; these are the ones with one and two. */
const INTERNATIONAL = /^\+(1|7|20|27|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d{4,12})$/;

/** How the digits after the country code are grouped, if not by three. */
const GROUPS: Readonly<Record<string, readonly number[]>> = { '1': [3, 3, 4], '44': [4, 6], '353': [2, 3, 4] };

/** A stored number in readable form: '+353 87 555 0100'. Other formats do not change. */
export function groupPhone(stored: string): string {
  const found = INTERNATIONAL.exec(stored.replaceAll(/[\s-]/g, ''));
  if (!found) return stored;
  const [, country = '', rest = ''] = found;
  const sizes = GROUPS[country];
  const isUsual = sizes?.reduce((sum, size) => sum + size, 0) === rest.length;
  return [`+${country}`, ...(sizes && isUsual ? bySizes(rest, sizes) : byThree(rest))].join(' ');
}

function bySizes(digits: string, sizes: readonly number[]): string[] {
  let from = 0;
  return sizes.map((size) => {
    from += size;
    return digits.slice(from - size, from);
  });
}

/** Three at a time, and no group of a single digit at the end. */
function byThree(digits: string): string[] {
  if (digits.length <= 4) return [digits];
  return [digits.slice(0, 3), ...byThree(digits.slice(3))];
}
