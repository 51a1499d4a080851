import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry, type MetricObject, type Registry } from 'prom-client';
import type { Log } from './log.ts';

/** How long the figures of one process may take before the others go without them. */
const PATIENCE_MS = 1_000;

type Message =
  | { kind: 'figures:ready' }
  | { kind: 'figures:wanted'; ask: number }
  | { kind: 'figures:give'; ask: number }
  | { kind: 'figures:mine'; ask: number; figures: MetricObject[] }
  | { kind: 'figures:all'; ask: number; text: string };

interface Round {
  asker: Worker;
  ask: number;
  waiting: number;
  parts: MetricObject[][];
  timer: NodeJS.Timeout;
}

/** In the primary: a scrape reaches any one process, so it is answered with the figures of all that serve. */
export function gatherFigures(log: Log): void {
  const ready = new Set<Worker>();
  const rounds = new Map<number, Round>();
  let counter = 0;

  const finish = (number: number, round: Round) => {
    rounds.delete(number);
    clearTimeout(round.timer);
    AggregatorRegistry.aggregate(round.parts)
      .metrics()
      .then((text) => send(round.asker, { kind: 'figures:all', ask: round.ask, text }))
      .catch((error: unknown) => log.error({ err: error }, 'figures could not be added up'));
  };
  const begin = (asker: Worker, ask: number) => {
    counter += 1;
    const number = counter;
    const timer = setTimeout(() => finish(number, round), PATIENCE_MS);
    const round: Round = { asker, ask, waiting: ready.size, parts: [], timer };
    rounds.set(number, round);
    for (const worker of ready) send(worker, { kind: 'figures:give', ask: number });
  };

  cluster.on('exit', (worker) => ready.delete(worker));
  cluster.on('message', (worker: Worker, message: Message) => {
    if (message?.kind === 'figures:ready') ready.add(worker);
    if (message?.kind === 'figures:wanted') begin(worker, message.ask);
    if (message?.kind !== 'figures:mine') return;
    const round = rounds.get(message.ask);
    if (!round) return;
    round.parts.push(message.figures);
    round.waiting -= 1;
    if (round.waiting <= 0) finish(message.ask, round);
  });
}

function send(worker: Worker, message: Message): void {
  if (worker.isConnected()) worker.send(message);
}

/** In a process that serves: gives its figures when asked, and asks for those of all when scraped. */
export function sharedFigures(registry: Registry): () => Promise<string> {
  const waiting = new Map<number, (text: string) => void>();
  let counter = 0;
  const tell = (message: Message) => process.send?.(message);
  process.on('message', (message: Message) => {
    if (message?.kind === 'figures:give') {
      const { ask } = message;
      void registry.getMetricsAsJSON().then((figures) => tell({ kind: 'figures:mine', ask, figures }));
    }
    if (message?.kind === 'figures:all') {
      waiting.get(message.ask)?.(message.text);
      waiting.delete(message.ask);
    }
  });
  tell({ kind: 'figures:ready' });
  return () =>
    new Promise((resolve) => {
      counter += 1;
      waiting.set(counter, resolve);
      tell({ kind: 'figures:wanted', ask: counter });
    });
}
