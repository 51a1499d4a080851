const places = ['First', 'Second', 'Third', 'Fourth', 'Fifth'];
const endings = new Map([
  ['one', 'st'],
  ['two', 'nd'],
  ['few', 'rd'],
]);
const ordinal = new Intl.PluralRules('en-IE', { type: 'ordinal' });

/** 'Second in line', '7th in line', '21st in line'. */
export const placeWords = (position: number) =>
  `${places[position - 1] ?? `${position}${endings.get(ordinal.select(position)) ?? 'th'}`} in line`;
