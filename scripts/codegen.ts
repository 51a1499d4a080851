import { checkGenerated, generate } from './checks/generated.ts';
import { projectRoot } from './running/settings.ts';

// npm run codegen writes what is generated; npm run codegen -- --check only says whether it is fresh.
if (process.argv.includes('--check')) {
  const stale = await checkGenerated(projectRoot);
  console.log(stale.length > 0 ? `${stale.join('\n')}\nRun npm run codegen.` : 'Everything generated is fresh.');
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  await generate(projectRoot);
  console.log('Wrote apps/server/schema.graphql and app/generated of both sites.');
}
