export { areThere, holdGoods, listOnline, type OnlineProduct } from './goods.ts';
export { listShelf, type ShownProduct } from './read-products.ts';
export { lockShelf, returnToStock, type SellRefusal, takeFromStock } from './stock.ts';
export { listHoldingSales, listSold } from './store.ts';
