import { projectRoot } from './running/settings.ts';
import { runStages } from './testing/stage.ts';
import { staticStages } from './testing/stages.ts';

// npm run check: the quick half of npm test, for before a commit.
const { failed } = await runStages(
  staticStages({ root: projectRoot, scratch: '', signal: new AbortController().signal, print: console.log }),
  console.log,
  () => true,
);
process.exitCode = failed > 0 ? 1 : 0;
