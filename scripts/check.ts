import { projectRoot } from './running/settings.ts';
import { runStages } from './testing/stage.ts';
import { STATIC_AT_ONCE, staticStages } from './testing/static-stages.ts';

// npm run check: the quick half of npm test, for before a commit.
const started = performance.now();
const context = { root: projectRoot, signal: new AbortController().signal };
const { passed, failed } = await runStages(staticStages(context, 'changed files'), {
  print: console.log,
  goOn: () => true,
  atOnce: STATIC_AT_ONCE,
});
console.log(`${passed} passed, ${failed} failed, ${((performance.now() - started) / 1000).toFixed(1)} s`);
process.exitCode = failed > 0 ? 1 : 0;
