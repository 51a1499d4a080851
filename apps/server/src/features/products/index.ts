export { listShelf, type ShownProduct } from './read-products.ts';
export { lockShelf, returnToStock, type SellRefusal, takeFromStock } from './stock.ts';
export { listSold } from './store.ts';
