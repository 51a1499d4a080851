import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAllowed, licencePage, shippedPackages } from './licences/licences.ts';
import { projectRoot } from './running/settings.ts';

// npm run licences: writes docs/licences.md, and fails when something is shipped that may not be.
const packages = shippedPackages(projectRoot);
writeFileSync(join(projectRoot, 'docs', 'licences.md'), licencePage(packages));
const refused = packages.filter((one) => !isAllowed(one));
for (const { name, version, licence } of refused) console.error(`${name} ${version}: ${licence} is not allowed`);
console.log(
  `${packages.length} packages, ${refused.length} with a licence that is unknown or not allowed. See docs/licences.md.`,
);
process.exitCode = refused.length > 0 ? 1 : 0;
