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
  formatMoney,
  fromMajor,
  MAX_MINOR,
  type Minor,
  type Money,
  type MoneyRefusal,
  parseMajor,
  toMajor,
} from './minor.ts';
export { percentOf, splitProportionally, sumOf } from './split.ts';
