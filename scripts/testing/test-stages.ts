import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { overweight, pageWeights } from '../checks/page-weights.ts';
import { runBrowser } from './browser-run.ts';
import { type Outcome, type Stage, verdict } from './stage.ts';
import { runVitest } from './vitest-run.ts';

export interface StageContext {
  root: string;
  scratch: string;
  signal: AbortSignal;
  print(line: string): void;
}

/** Conversions of instants to days and hours, run again in a time zone far from the shops'. */
const zoneSensitive = [
  'packages/domain',
  'apps/server/src/features/availability/availability.test.ts',
  'apps/server/src/features/bookings/booking/create-booking.test.ts',
  'apps/server/src/features/bookings/desk/calendar/calendar.test.ts',
];

async function runInNewYork({ root, scratch, signal }: StageContext): Promise<Outcome> {
  const missing = zoneSensitive.filter((path) => !existsSync(join(root, path)));
  if (missing.length > 0) return verdict(false, `${missing.join(', ')} moved: name the new place in test-stages.ts.`);
  const args = ['--project', 'rules', '--project', 'api', ...zoneSensitive];
  return runVitest({ root, scratch, signal, args, env: { TZ: 'America/New_York' } });
}

export function testStages(context: StageContext): Stage[] {
  const { root, scratch, signal, print } = context;
  return [
    { name: 'rules, components and API', run: () => runVitest({ root, scratch, signal, args: [] }) },
    { name: 'days and hours on New York time', run: () => runInNewYork(context) },
    // Its set-up builds the sites while it fills the marketplace.
    { name: 'browser', run: () => runBrowser({ root, scratch, signal, print }) },
    {
      name: 'JavaScript of public pages',
      run: async () => {
        const problems = overweight(pageWeights(join(root, 'apps', 'guest', 'build', 'client')));
        return verdict(problems.length === 0, problems.join('\n'));
      },
    },
  ];
}
