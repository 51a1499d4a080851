export { bookLimits, type PaymentSearch, readSearch } from './payment-search.ts';
