import { escapeHtml } from '../../../platform/text/escape-html.ts';
import { DEMO_CALENDAR_PATH } from './endpoints.ts';

const PASSED_ON = ['redirect_uri', 'state', 'code_challenge'] as const;

const STYLE = `
*{box-sizing:border-box}body{margin:0;background:#fbf7f0;color:#17211c;font:16px/1.5 'Figtree Variable',-apple-system,'Segoe UI',Arial,sans-serif}
main{max-width:420px;margin:0 auto;padding:28px 20px}
.badge{display:inline-block;margin:0 0 12px;padding:4px 12px;border-radius:999px;background:#e4f0e9;color:#12352a;font-weight:600;font-size:14px}
h1{margin:0 0 8px;font:500 28px/1.2 'Fraunces Variable',Georgia,serif;letter-spacing:-.4px}
p{margin:0 0 20px;color:#57625c}
button{font:inherit;cursor:pointer;width:100%;min-height:48px;border-radius:14px}
.main{border:0;background:#1a5fd0;color:#fff;font-weight:600}
.plain{margin-top:10px;border:0;background:none;color:#57625c;text-decoration:underline}`;

/** Requests permission to write to the demo calendar. Works without scripts. */
export function consentPage({ query, nonce }: { query: Record<string, string | undefined>; nonce: string }): string {
  const hidden = PASSED_ON.map(
    (name) => `<input type="hidden" name="${name}" value="${escapeHtml(query[name] ?? '')}">`,
  );
  return `<!doctype html><html lang="en-IE"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Connect Google Calendar (demo)</title>
<style nonce="${nonce}">${STYLE}</style></head><body><main>
<p class="badge">Demo calendar</p>
<h1>Let Thyme add your appointments?</h1>
<p>This page stands in for Google Calendar. Nothing leaves this computer.</p>
<form method="post" action="${DEMO_CALENDAR_PATH}/authorize">${hidden.join('')}
<button class="main" name="answer" value="allow">Allow</button>
<button class="plain" name="answer" value="deny">No, thank you</button></form>
</main></body></html>`;
}
