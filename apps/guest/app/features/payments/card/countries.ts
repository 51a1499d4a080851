import { CHARGE_COUNTRY } from '../methods.ts';

/** Countries of card holders, by ISO code: Europe, and the most common ones beyond. */
const CODES =
  'AD AE AL AR AT AU BA BE BG BR CA CH CL CN CO CY CZ DE DK EE ES FI FR GB GG GI GR HK HR HU IE IL IM IN IS IT JE JP KE KR LI LT LU LV MA MC MD ME MK MT MX MY NG NL NO NZ PH PK PL PT RO RS SE SG SI SK SM TH TR UA US VA ZA'.split(
    ' ',
  );

export interface Country {
  code: string;
  name: string;
}

/** The countries by name; Ireland first, since it is the most common. */
export function listCountries(): Country[] {
  const names = new Intl.DisplayNames(['en-IE'], { type: 'region' });
  const countries = CODES.map((code) => ({ code, name: names.of(code) ?? code }));
  return countries.toSorted(
    (a, b) => Number(b.code === CHARGE_COUNTRY) - Number(a.code === CHARGE_COUNTRY) || a.name.localeCompare(b.name),
  );
}
