/** A node of the syntax tree, as the parser gives it. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** Calls `visit` for every node of a tree, parents first. */
export function walk(node: unknown, visit: (node: Node) => void): void {
  if (node === null || typeof node !== 'object') return;
  if (Array.isArray(node)) {
    for (const child of node) walk(child, visit);
    return;
  }
  const { type } = node as Node;
  if (typeof type === 'string') visit(node as Node);
  for (const key in node) {
    const value = (node as Node)[key];
    if (value !== null && typeof value === 'object') walk(value, visit);
  }
}

/** Turns an offset in a text into its line number. */
export function lineCounter(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low + 1;
  };
}

/** The name of an identifier or of a name written as a string. */
export function nameOf(node: unknown): string {
  const { name, value } = (node ?? {}) as { name?: string; value?: string };
  return name ?? value ?? '';
}
