import { hash } from 'node:crypto';

const START = '<script';
const END = '</script>';

/**
 * The scripts of a page, as a policy names them: by their hashes. Only those that carry the nonce of its rendering are ours;
 * nobody could know it before, so a script that came with somebody's text is not among them and will not run.
 */
export function scriptHashes(html: string, nonce: string): string[] {
  const mark = `nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (let at = html.indexOf(mark); at !== -1; at = html.indexOf(mark, at + mark.length)) {
    if (!html.startsWith(START, html.lastIndexOf('<', at))) continue;
    const text = html.slice(html.indexOf('>', at) + 1, html.indexOf(END, at));
    hashes.add(`'sha256-${hash('sha256', text, 'base64')}'`);
  }
  return [...hashes];
}
