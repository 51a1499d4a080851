export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Groups of nodes that can all reach each other (Tarjan's strongly connected components), smallest first. */
export function knotsIn(graph: Graph): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const open = new Set<string>();
  const knots: string[][] = [];
  const visit = (node: string): number => {
    const own = index.size;
    let lowest = own;
    index.set(node, own);
    stack.push(node);
    open.add(node);
    for (const next of graph.get(node) ?? []) {
      if (!index.has(next)) lowest = Math.min(lowest, visit(next));
      else if (open.has(next)) lowest = Math.min(lowest, low.get(next) ?? index.get(next) ?? own);
    }
    low.set(node, lowest);
    if (lowest === own) {
      const knot = stack.splice(stack.indexOf(node));
      for (const member of knot) open.delete(member);
      if (knot.length > 1 || graph.get(node)?.has(node)) knots.push(knot);
    }
    return lowest;
  };
  for (const node of graph.keys()) if (!index.has(node)) visit(node);
  return knots.sort((a, b) => a.length - b.length);
}

/** The shortest way from a node back to itself inside its knot. */
function cycleThrough(graph: Graph, start: string, knot: ReadonlySet<string>): string[] {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (const node of queue) {
    for (const next of graph.get(node) ?? []) {
      if (!knot.has(next)) continue;
      if (next === start) {
        const cycle = [node];
        while (cycle[0] !== start) cycle.unshift(cameFrom.get(cycle[0] as string) as string);
        return [...cycle, start];
      }
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, node);
      queue.push(next);
    }
  }
  return [];
}

/** The shortest cycle of a knot, beginning and ending with the same node. */
export function shortestCycle(graph: Graph, knot: readonly string[]): string[] {
  const members = new Set(knot);
  return [...knot]
    .sort()
    .map((node) => cycleThrough(graph, node, members))
    .reduce((best, cycle) => (cycle.length < best.length ? cycle : best));
}
