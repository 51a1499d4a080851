/** The name over the door, in one of several lettering styles. */
import type { Canvas } from '../../canvas.ts';
import { fittedSize, type LineStyle, line, lineWidth } from '../../lettering/line.ts';
import { d } from '../../markup.ts';
import { signMark } from '../../props/label.ts';

export type SignHand = 'roman' | 'italic' | 'capitals';
export const signHands: readonly SignHand[] = ['roman', 'roman', 'italic', 'capitals'];

const styles: Record<SignHand, Omit<LineStyle, 'size'>> = {
  roman: { face: 'display', tracking: 4 },
  italic: { face: 'italic', tracking: 6 },
  capitals: { face: 'bold', tracking: 130 },
};

export type SignOptions = {
  x: number;
  /** Middle of the letters' height. */
  y: number;
  width: number;
  size: number;
  name?: string;
  ink: string;
  hand: SignHand;
  /** Thin lines on both sides of the name, if there is room. */
  rules?: boolean;
};

/** Letters centred on (x, y); the mark between two lines if there is no name. */
export function signLetters(k: Canvas, { x, y, width, size, name, ink, hand, rules = false }: SignOptions): string {
  if (!name) {
    return d`${signMark(k, { x, y, size: 44, ink })}<path d="M${x - 150} ${y}h108M${x - 130} ${y + 8}h88M${x + 42} ${y}h108M${x + 42} ${y + 8}h88" stroke="${k.pal.metal[1]}" stroke-width="2.5" opacity=".8"/>`;
  }
  const text = hand === 'capitals' ? name.toUpperCase() : name;
  const wanted = { ...styles[hand], size: hand === 'capitals' ? size * 0.66 : size };
  const style = { ...wanted, size: fittedSize(text, wanted, width) };
  const base = y + style.size * (hand === 'capitals' ? 0.35 : 0.3);
  const letters = (dx: number, dy: number, fill: string, opacity = 1) =>
    line(text, { ...style, x: x + dx, y: base + dy, fill, anchor: 'middle', opacity });
  const half = lineWidth(text, style) / 2 + 22;
  const room = width / 2 - half;
  const lines =
    rules && room > 26
      ? d`<path d="M${x - half} ${y}h${-Math.min(room, 90)}M${x + half} ${y}h${Math.min(room, 90)}" stroke="${ink}" stroke-width="2.5" opacity=".7"/>`
      : '';
  return letters(-k.light.side * 2, 2.5, k.pal.shade, 0.35) + letters(0, 0, ink) + lines;
}
