import { benchDomain } from './domain-rules.ts';
import type { Bench } from './figure.ts';

export const pureRules: Bench = {
  name: 'rules',
  run: async () =>
    benchDomain().map(({ name, median, budget }) => ({
      what: name,
      value: median,
      unit: 'ms',
      budget,
      better: 'less',
    })),
};
