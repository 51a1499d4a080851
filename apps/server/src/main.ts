import { enableCompileCache } from 'node:module';

if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(`Thyme needs Node 24 and this is ${process.version}: run npm start, which brings the right one.`);
  process.exit(1);
}

// Loaded after the cache is on, so that the second start compiles nothing.
enableCompileCache();
const { start } = await import('./serve.ts');

try {
  await start();
} catch (error) {
  // A wrong setting is the reader's to mend: one line, no stack.
  const isSetting = error instanceof Error && error.name === 'ConfigError';
  console.error(isSetting ? error.message : error);
  process.exit(1);
}
