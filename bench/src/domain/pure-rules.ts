import type { Bench } from '../measuring/figure.ts';
import { growthByPeople } from './availability.ts';
import { benchDomain } from './rules.ts';

export const pureRules: Bench = {
  name: 'rules',
  async run(context) {
    const rules = benchDomain();
    // Last: it makes the engine's code polymorphic, which the plain cases are measured without.
    context.curve({
      what: 'A month by people, with rooms (CPU, ms)',
      unit: 'ms',
      along: 'people, beside three rooms',
      budget: 6,
      points: growthByPeople(),
    });
    return rules.map(({ name, median, budget }) => ({
      what: name,
      value: median,
      unit: 'ms',
      budget,
      better: 'less',
    }));
  },
};
