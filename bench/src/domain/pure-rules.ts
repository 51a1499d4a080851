import type { Bench } from '../measuring/figure.ts';
import { growthByPeople } from './availability.ts';
import { benchDomain } from './rules.ts';

export const pureRules: Bench = {
  name: 'rules',
  async run(context) {
    context.curve({
      what: 'A month by people, with rooms (CPU, ms)',
      unit: 'ms',
      along: 'people, beside three rooms',
      budget: 6,
      points: growthByPeople(),
    });
    return benchDomain().map(({ name, median, budget }) => ({
      what: name,
      value: median,
      unit: 'ms',
      budget,
      better: 'less',
    }));
  },
};
