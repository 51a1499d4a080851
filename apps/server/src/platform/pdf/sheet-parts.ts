import { mm, type PdfDocument } from './open-document.ts';
import type { Tag } from './tags.ts';

export const LEFT = mm(20);
export const RIGHT = mm(190);
export const WIDTH = RIGHT - LEFT;
export const FOOT = mm(276);

/** The printed content; all amounts and dates are already formatted. */
export interface Sheet {
  title: string;
  createdAt: number;
  heading: string;
  date: string;
  seller: { name: string; lines: readonly string[] };
  badge: { words: string; colour: string } | null;
  /** Up to three, side by side. */
  blocks: readonly { title: string; first: string; rest: readonly string[] }[];
  lines: readonly SheetLine[];
  /** The VAT of each rate; empty if none is stated. */
  vat: readonly { rate: string; net: string; amount: string }[];
  sums: readonly { words: string; figure: string; isTotal?: boolean }[];
  due: { figure: string; bar: { share: number; paid: string; open: string } | null } | null;
  foot: string;
}

export interface SheetLine {
  name: string;
  /** Below the name, in small print. */
  note?: string;
  quantity: string;
  price: string;
  discount: string;
  vatRate: string;
  vat: string;
  amount: string;
}

/** A sheet while it is drawn. */
export interface Paper {
  document: PdfDocument;
  root: Tag;
  artifact(draw: () => void): void;
  sheet: Sheet;
}

export function right(document: PdfDocument, text: string, edge: number, y: number): void {
  const width = document.widthOfString(text);
  document.text(text, edge - width, y, { lineBreak: false });
}

export function rule(document: PdfDocument, y: number, colour: string, from = LEFT): void {
  document.moveTo(from, y).lineTo(RIGHT, y).lineWidth(0.7).stroke(colour);
}
