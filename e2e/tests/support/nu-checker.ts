import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const jar = join(dirname(createRequire(import.meta.url).resolve('vnu-jar')), 'build/dist/vnu.jar');

interface Message {
  url: string;
  type: string;
  message: string;
  extract?: string;
}

/** Errors of the Nu HTML checker by the name of the page. One run for all pages: starting Java takes longer than a page. */
export async function markupErrors(pages: ReadonlyMap<string, string>): Promise<Map<string, string[]>> {
  const folder = await mkdtemp(join(tmpdir(), 'thyme-markup-'));
  try {
    const names = [...pages.keys()];
    await Promise.all(names.map((name, index) => writeFile(join(folder, `${index}.html`), pages.get(name) ?? '')));
    const { stderr } = await check(folder);
    const { messages } = JSON.parse(stderr) as { messages: Message[] };
    const errors = new Map(names.map((name) => [name, [] as string[]]));
    for (const { url, type, message, extract = '' } of messages) {
      const name = names[Number(/(\d+)\.html$/.exec(url)?.[1])];
      if (type !== 'info') errors.get(name ?? '')?.push(`${message} ${extract.trim()}`);
    }
    return errors;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The checker writes its report to the error stream, and exits with 1 where it has something to report. */
async function check(folder: string): Promise<{ stderr: string }> {
  const args = ['-Xss1m', '-jar', jar, '--errors-only', '--format', 'json', '--skip-non-html', folder];
  try {
    return await run(process.env.JAVA_PATH ?? 'java', args, { maxBuffer: 64 * 1024 * 1024 });
  } catch (error) {
    const { code, stderr } = error as { code?: number | string; stderr?: string };
    if (code === 1 && stderr?.startsWith('{')) return { stderr };
    throw error;
  }
}
