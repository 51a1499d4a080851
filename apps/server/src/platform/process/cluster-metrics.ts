import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry, type MetricObject, type Registry } from 'prom-client';
import type { Log } from './log.ts';

/** How long a scrape waits for the metrics of each process. */
const TIMEOUT_MS = 1_000;

type Message =
  | { kind: 'metrics:ready' }
  | { kind: 'metrics:requested'; request: number }
  | { kind: 'metrics:collect'; request: number }
  | { kind: 'metrics:collected'; request: number; metrics: MetricObject[] }
  | { kind: 'metrics:aggregated'; request: number; text: string };

interface Round {
  requester: Worker;
  request: number;
  waiting: number;
  parts: MetricObject[][];
  timer: NodeJS.Timeout;
}

/** In the primary: a scrape reaches one of the processes, so it is answered with the metrics of all of them. */
export function aggregateMetrics(log: Log): void {
  const ready = new Set<Worker>();
  const rounds = new Map<number, Round>();
  let counter = 0;

  const finish = (number: number, round: Round) => {
    rounds.delete(number);
    clearTimeout(round.timer);
    AggregatorRegistry.aggregate(round.parts)
      .metrics()
      .then((text) => sendTo(round.requester, { kind: 'metrics:aggregated', request: round.request, text }))
      .catch((error: unknown) => log.error({ err: error }, 'metrics could not be aggregated'));
  };
  const begin = (requester: Worker, request: number) => {
    counter += 1;
    const number = counter;
    const timer = setTimeout(() => finish(number, round), TIMEOUT_MS);
    const round: Round = { requester, request, waiting: ready.size, parts: [], timer };
    rounds.set(number, round);
    for (const worker of ready) sendTo(worker, { kind: 'metrics:collect', request: number });
  };

  cluster.on('exit', (worker) => ready.delete(worker));
  cluster.on('message', (worker: Worker, message: Message) => {
    if (message?.kind === 'metrics:ready') ready.add(worker);
    if (message?.kind === 'metrics:requested') begin(worker, message.request);
    if (message?.kind !== 'metrics:collected') return;
    const round = rounds.get(message.request);
    if (!round) return;
    round.parts.push(message.metrics);
    round.waiting -= 1;
    if (round.waiting <= 0) finish(message.request, round);
  });
}

function sendTo(worker: Worker, message: Message): void {
  if (worker.isConnected()) worker.send(message);
}

/** In a worker: sends its own metrics on request, and fetches those of all processes for a scrape. */
export function clusterMetrics(registry: Registry): () => Promise<string> {
  const waiting = new Map<number, (text: string) => void>();
  let counter = 0;
  const send = (message: Message) => process.send?.(message);
  process.on('message', (message: Message) => {
    if (message?.kind === 'metrics:collect') {
      const { request } = message;
      void registry.getMetricsAsJSON().then((metrics) => send({ kind: 'metrics:collected', request, metrics }));
    }
    if (message?.kind === 'metrics:aggregated') {
      waiting.get(message.request)?.(message.text);
      waiting.delete(message.request);
    }
  });
  send({ kind: 'metrics:ready' });
  return () =>
    new Promise((resolve) => {
      counter += 1;
      waiting.set(counter, resolve);
      send({ kind: 'metrics:requested', request: counter });
    });
}
