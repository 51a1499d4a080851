export { availableOf, goodsLimits, leftToSay } from './goods.ts';
export {
  checkMovement,
  productLimits,
  STOCK_KINDS,
  type StockKind,
  type StockRefusal,
  type StockState,
  shortOf,
  stockState,
  type WantedPieces,
} from './stock.ts';
