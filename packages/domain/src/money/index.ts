export {
  type Currency,
  currencyOfCountry,
  currencySymbol,
  DEFAULT_COUNTRY,
  isCurrency,
  symbolOfCountry,
} from './currency.ts';
export {
  formatMinor,
  fromMajor,
  MAX_MINOR,
  type Minor,
  type MoneyRefusal,
  parseMajor,
  toMajor,
} from './minor.ts';
export { percentOf, splitProportionally, summedBy, sumOf } from './split.ts';
