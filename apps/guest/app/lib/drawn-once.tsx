import { createContext, type ReactNode, use } from 'react';

/** Parts that were drawn for an earlier page, by name and by what they depend on. */
export type DrawnParts = Map<string, string>;

interface Place {
  key: string;
  mark: string;
}

/** How a page that is drawn as one text takes part of it from an earlier page. */
interface Drawing {
  parts: DrawnParts;
  places: Place[];
}

const DrawingContext = createContext<Drawing | null>(null);

interface DrawnOnceProps {
  name: string;
  /** All that the part depends on while it is drawn on the server. */
  by: readonly unknown[];
  children: ReactNode;
}

/** A part that many pages share, on the server: drawn once. Browsers attach to it as to any other, and need none of this. */
export function DrawnOnce({ name, by, children }: DrawnOnceProps): ReactNode {
  const drawing = use(DrawingContext);
  if (!drawing) return children;
  const key = [name, ...by].join(' ');
  const mark = `${SECRET}${drawing.places.length}`;
  drawing.places.push({ key, mark });
  return <data value={mark}>{drawing.parts.has(key) ? null : children}</data>;
}

/** Nobody outside can write a mark, so no text of theirs is ever taken for a part of ours. */
const SECRET = crypto.randomUUID();
const END = '</data>';

/** Pieces of a text that are written anew, in order. */
export interface Cut {
  from: number;
  to: number;
  text: string;
}

export function beginDrawing(parts: DrawnParts) {
  const places: Place[] = [];
  return {
    with: (page: ReactNode) => <DrawingContext value={{ parts, places }}>{page}</DrawingContext>,
    /** Takes the marks out, keeps what was drawn between them, and puts in what was kept. */
    cuts: (html: string): Cut[] =>
      places.flatMap(({ key, mark }) => {
        const open = `<data value="${mark}">`;
        const from = html.indexOf(open);
        if (from === -1) return [];
        const end = html.indexOf(END, from);
        const text = parts.get(key) ?? html.slice(from + open.length, end);
        parts.set(key, text);
        return [{ from, to: end + END.length, text }];
      }),
  };
}
