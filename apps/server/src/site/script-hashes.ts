import { hash } from 'node:crypto';

const START = '<script';
const END = '</script>';

/**
 * The hashes of a page's scripts, for its policy. Only scripts with the nonce of the rendering are included: it is not
 * known beforehand, so a script injected through user content is excluded and does not run.
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
