import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { keepLedger, readLeftOut, readRequirements } from './requirements/ledger.ts';
import { printLedger } from './requirements/print-ledger.ts';
import { titlesIn } from './requirements/titles.ts';
import { readSources } from './structure/reading/sources.ts';

// npm run requirements [-- AREA …]: the ledger of what is proven by which test, whole or of some areas.
const root = dirname(import.meta.dirname);
const areas = process.argv.slice(2).map((area) => area.toUpperCase());
const requirements = readRequirements(readFileSync(join(root, 'docs', 'requirements.tsv'), 'utf8'));
const leftOut = readLeftOut(readFileSync(join(root, 'docs', 'requirements-left-out.tsv'), 'utf8'), requirements);
const tests = readSources(root).filter(({ path }) => /\.(test|spec)\.tsx?$/.test(path));
const ledger = keepLedger(requirements, tests.flatMap(titlesIn));
const shown = areas.length > 0 ? requirements.filter(({ area }) => areas.includes(area)) : requirements;

console.log(printLedger(shown, ledger, leftOut));
process.exitCode = ledger.unknown.length > 0 ? 1 : 0;
