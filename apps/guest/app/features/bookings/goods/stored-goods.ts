import { goodsLimits } from '@thyme/domain/products';
import { useSyncExternalStore } from 'react';
import {
  read,
  readExpiring,
  remove,
  SAVED_SERVICE_MS,
  subscribe,
  writeExpiring,
} from '../../../lib/session/storage.ts';

/** A product that the guest wants, as the page showed it. The server's own price and stock count. */
export interface StoredPiece {
  id: number;
  name: string;
  /** In cents. */
  price: number;
  qty: number;
}

export type StoredGoods = readonly StoredPiece[];

/** One shop at a time: products are handed over at the appointment that is being booked. */
const KEY = 'cart_goods';
const none: StoredGoods = [];

function parsePiece(value: unknown): StoredPiece[] {
  if (typeof value !== 'object' || value === null) return [];
  const { id, name, price, qty } = value as Record<string, unknown>;
  const isPiece = Number.isInteger(id) && typeof name === 'string' && Number.isInteger(price) && Number.isInteger(qty);
  if (!isPiece || Number(qty) < 1 || Number(qty) > goodsLimits.quantity) return [];
  return [{ id: Number(id), name: String(name), price: Number(price), qty: Number(qty) }];
}

export function parseGoods(text: string | null, businessId: number): StoredGoods {
  if (text === null) return none;
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null || !('businessId' in stored) || !('pieces' in stored))
      return none;
    if (stored.businessId !== businessId || !Array.isArray(stored.pieces)) return none;
    return stored.pieces.flatMap(parsePiece).slice(0, goodsLimits.lines);
  } catch {
    // Written by other code under our key: treated as missing.
    return none;
  }
}

let last: { text: string | null; businessId: number; goods: StoredGoods } | null = null;

/** Returns the same object for the same text, since React compares by identity. */
export function readGoods(businessId: number): StoredGoods {
  const text = read(KEY) === null ? null : readExpiring(KEY, Date.now());
  if (last?.text !== text || last.businessId !== businessId)
    last = { text, businessId, goods: parseGoods(text, businessId) };
  return last.goods;
}

/** Another quantity of a product; 0 removes it. */
export function setPieces(businessId: number, piece: StoredPiece): void {
  const others = readGoods(businessId).filter(({ id }) => id !== piece.id);
  const pieces = piece.qty > 0 ? [...others, piece].slice(0, goodsLimits.lines) : others;
  if (pieces.length === 0) remove(KEY);
  else writeExpiring(KEY, JSON.stringify({ businessId, pieces }), Date.now(), SAVED_SERVICE_MS);
}

/** Takes a product out of the cart. */
export function dropPieces(pieceId: number): void {
  if (last) setPieces(last.businessId, { id: pieceId, name: '', price: 0, qty: 0 });
}

export function forgetGoods(): void {
  remove(KEY);
}

export function useStoredGoods(businessId: number): StoredGoods {
  return useSyncExternalStore(
    subscribe,
    () => readGoods(businessId),
    () => none,
  );
}
