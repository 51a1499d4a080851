import { enableCompileCache } from 'node:module';
import { ConfigError, loadConfig } from './platform/config/config.ts';
import { PORT_TAKEN } from './platform/process/exit-codes.ts';

if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(`Thyme needs Node 24 and this is ${process.version}: run npm start, which brings the right one.`);
  process.exit(1);
}

try {
  const config = loadConfig();
  // Imported once the settings are valid and the compile cache is on, so that the second start compiles nothing.
  enableCompileCache();
  const { start } = await import('./serve.ts');
  await start(config);
} catch (error) {
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
    const { port } = error as NodeJS.ErrnoException & { port?: number };
    console.error(`Port ${port} is in use by another program: stop it, or choose another with PORT.`);
    process.exit(PORT_TAKEN);
  }
  // An invalid setting needs one line, not a stack trace.
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}
