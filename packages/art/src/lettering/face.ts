/** A typeface as outlines, in thousandths of the type size, y downwards from the baseline. */
import bold from './generated/bold.json' with { type: 'json' };
import display from './generated/display.json' with { type: 'json' };
import italic from './generated/italic.json' with { type: 'json' };
import text from './generated/text.json' with { type: 'json' };

export type Face = {
  capHeight: number;
  xHeight: number;
  advances: Record<string, number>;
  outlines: Record<string, string>;
  /** Kerning by pair of letters. */
  kerning: Record<string, number>;
};

export type FaceName = 'display' | 'italic' | 'text' | 'bold';

/** Fraunces for display and italics, Figtree for text; see OFL.md. */
export const faces: Record<FaceName, Face> = { display, italic, text, bold };
