import { escapeHtml } from '../text/escape-html.ts';

const STYLE = `body{margin:0;font:17px/1.55 'Figtree Variable',system-ui,sans-serif;background:#fbf7f0;color:#17211c}
header{padding:20px 24px;font:560 24px/1 'Fraunces Variable',Georgia,serif;letter-spacing:-.5px}header a{color:#12352a;text-decoration:none}
main{box-sizing:border-box;max-width:560px;margin:24px auto 64px;padding:32px 24px;background:#fff;border:1px solid #e7e0d5;border-radius:20px}
h1{font:500 30px/1.2 'Fraunces Variable',Georgia,serif;letter-spacing:-.4px;margin:0 0 12px}p{margin:0 0 20px;color:#3d4842}a{color:#1f5a45;text-underline-offset:3px}
button{font:600 17px/1.3 inherit;font-family:inherit;min-height:48px;padding:12px 24px;border:0;border-radius:14px;background:#a8432a;color:#fff;cursor:pointer}
a:focus-visible,button:focus-visible{outline:3px solid #1f5a45;outline-offset:3px}@media (max-width:600px){main{margin:8px 12px 48px}}`;

/** A page with one message, without scripts: for links in mails that work without the site. */
export function plainPage(title: string, body: string, nonce: string): string {
  return `<!doctype html><html lang="en-IE"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)} · Thyme</title><style nonce="${nonce}">${STYLE}</style></head><body><header><a href="/">Thyme</a></header><main>${body}</main></body></html>`;
}
