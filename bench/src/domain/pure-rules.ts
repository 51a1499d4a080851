import type { Bench } from '../measuring/figure.ts';
import { benchDomain } from './rules.ts';

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
