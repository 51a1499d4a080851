import type { PdfDocument } from './open-document.ts';

type Element = ReturnType<PdfDocument['struct']>;
type Options = Parameters<PdfDocument['struct']>[1];

/** An element of the structure tree that screen readers follow: its children are read in the order they are added. */
export interface Tag {
  /** An element with nested ones, such as a table or a row. */
  part(type: string): Tag;
  /** An element with drawn content. */
  leaf(type: string, draw: () => void, options?: { scope?: 'Row' | 'Column' }): void;
}

/** Begins the structure tree of a document. `artifact` is for lines and boxes, which carry no content. */
export function tagged(document: PdfDocument): { root: Tag; artifact(draw: () => void): void; end(): void } {
  const root = document.struct('Document');
  document.addStructure(root);
  return {
    root: tagOf(document, root),
    artifact: (draw) => {
      document.markContent('Artifact', { type: 'Layout' });
      draw();
      document.endMarkedContent();
    },
    end: () => root.end(),
  };
}

function tagOf(document: PdfDocument, element: Element): Tag {
  return {
    part: (type) => {
      const inner = document.struct(type);
      element.add(inner);
      return tagOf(document, inner);
    },
    leaf: (type, draw, options) => {
      element.add(document.struct(type, (options ?? {}) as Options, [draw]));
    },
  };
}
