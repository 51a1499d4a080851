import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../../../scripts/running/run-program.ts';
import { ensureChromium } from '../../../scripts/testing/chromium.ts';
import { startMarketplace } from '../marketplace.ts';
import type { Bench, Context, Figure } from '../measuring/figure.ts';
import { heaviestShop } from '../shops.ts';
import { installLighthouse } from './install-lighthouse.ts';
import { type Categories, medianOf, type Report, readReport } from './lighthouse-report.ts';

const RUNS = 5;
const CATEGORIES: Categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const FLAGS = ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'];

/** Beside the shop with the most services. */
const PAGES = [
  '/',
  '/search',
  '/search-form',
  '/how-it-works',
  '/pricing',
  '/for-business',
  '/system/faq',
  '/system/blog',
  '/system/contact-us',
];

interface Command {
  script: string;
  chromium: string;
}

/** The plain command, which emulates a phone by default, in a browser of its own. */
async function audit({ root, scratch }: Context, { script, chromium }: Command, url: string): Promise<Report> {
  const file = join(scratch, 'lighthouse.json');
  const args = [
    script,
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    `--chrome-flags=${FLAGS.join(' ')}`,
  ];
  const { code, output } = await runProgram('node', args, { root, cwd: scratch, env: { CHROME_PATH: chromium } });
  if (code !== 0) throw new Error(`Lighthouse failed on ${url}:\n${output.trim()}`);
  return readReport(readFileSync(file, 'utf8'), CATEGORIES);
}

function figuresOf(path: string, reports: readonly Report[]): Figure[] {
  const [performance = 0, ...others] = CATEGORIES.map((category) =>
    medianOf(reports.map(({ scores }) => scores[category] ?? 0)),
  );
  const score = { unit: 'of 100', better: 'more' as const };
  return [
    { what: `${path} on a phone, performance, median of ${RUNS}`, value: performance, budget: 95, ...score },
    { what: `${path}, the lowest of the other three`, value: Math.min(...others), budget: 100, ...score },
  ];
}

async function auditPage(context: Context, command: Command, address: string, path: string): Promise<Figure[]> {
  const reports: Report[] = [];
  for (let run = 0; run < RUNS; run += 1) reports.push(await audit(context, command, `${address}${path}`));
  context.say(`  ${path}`);
  for (const { scores, times } of reports)
    context.say(`    ${CATEGORIES.map((category) => `${category} ${scores[category]}`).join(', ')}; ${times}`);
  return figuresOf(path, reports);
}

export const lighthouseScores: Bench = {
  name: 'lighthouse',
  async run(context) {
    const command = {
      script: await installLighthouse(context.root, context.say),
      chromium: await ensureChromium(context.log),
    };
    const marketplace = await startMarketplace(context);
    try {
      const shop = await heaviestShop(marketplace.databaseUrl);
      const figures: Figure[] = [];
      for (const path of [`/${shop}`, ...PAGES])
        figures.push(...(await auditPage(context, command, marketplace.address, path)));
      return figures;
    } finally {
      await marketplace.stop();
    }
  },
};
