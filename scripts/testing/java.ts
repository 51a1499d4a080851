import { spawnSync } from 'node:child_process';
import { aptInstall, mayInstall } from './debian.ts';

const runs = (java: string) => spawnSync(java, ['-version'], { stdio: 'ignore' }).status === 0;

/** The Nu HTML checker is a Java program. Installs a Java runtime where it is missing and installing is allowed. */
export function ensureJava(print: (line: string) => void): string {
  const java = process.env.JAVA_PATH ?? 'java';
  if (runs(java)) return java;
  if (mayInstall()) {
    print('  installing a Java runtime for the HTML checker …');
    aptInstall('default-jre-headless');
    if (runs('java')) return 'java';
  }
  throw new Error(
    'Java is missing: install it (on Debian: sudo apt-get install default-jre-headless), or set JAVA_PATH to one.',
  );
}
