export type Categories = readonly string[];

export interface Report {
  /** From 0 to 100, by category. */
  scores: Record<string, number>;
  /** The paint and blocking times, in words. */
  times: string;
}

const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];

interface Stored {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { title: string; displayValue?: string }>;
}

/** Reads what the command wrote as JSON. */
export function readReport(json: string, categories: Categories): Report {
  const { runtimeError, categories: judged, audits } = JSON.parse(json) as Stored;
  if (runtimeError) throw new Error(`Lighthouse could not load the page: ${runtimeError.message}`);
  return {
    scores: Object.fromEntries(categories.map((name) => [name, Math.round((judged[name]?.score ?? 0) * 100)])),
    times: TIMES.map((id) => `${audits[id]?.title} ${audits[id]?.displayValue}`).join(', '),
  };
}

/** The middle one of an odd number of values. */
export function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
