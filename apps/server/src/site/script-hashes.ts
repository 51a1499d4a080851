import { hash } from 'node:crypto';

const START = '<script';
const END = '</script>';

/**
 * The scripts of a page, as a policy names them: by their hashes. Only those that carry the nonce of its rendering are ours;
 * nobody could know it before, so a script that came with somebody's text is not among them and will not run.
 */
export function scriptHashes(page: Buffer, nonce: string): string[] {
  const mark = `nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (let at = page.indexOf(mark); at !== -1; at = page.indexOf(mark, at + mark.length)) {
    const from = page.lastIndexOf('<', at);
    if (page.toString('latin1', from, from + START.length) !== START) continue;
    const text = page.subarray(page.indexOf('>', at) + 1, page.indexOf(END, at));
    hashes.add(`'sha256-${hash('sha256', text, 'base64')}'`);
  }
  return [...hashes];
}
