import { escapeHtml } from '../../../platform/text/escape-html.ts';
import { PROVIDER_LABELS, type ProviderName } from '../identity-port.ts';
import { DEMO_PATH } from './demo-providers.ts';
import type { DemoPerson } from './people.ts';

interface ChoosePage {
  uid: string;
  name: ProviderName;
  people: readonly DemoPerson[];
  complaint: string | null;
  nonce: string;
}

/** Each provider's own colour in Thyme's design: recognisable, but not mistaken for the real page. */
const ACCENTS: Readonly<Record<ProviderName, string>> = { google: '#1a5fd0', apple: '#17211c', facebook: '#1460cf' };

/** Lets the person choose whom the demo provider logs in. Works without scripts. */
export function choosePage({ uid, name, people, complaint, nonce }: ChoosePage): string {
  const label = PROVIDER_LABELS[name];
  const accent = ACCENTS[name];
  return `<!doctype html><html lang="en-IE"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Sign in with ${label} (demo)</title>
<style nonce="${nonce}">${STYLE}:root{--accent:${accent}}</style></head><body><main>
<p class="badge">Demo sign-in</p>
<h1>Continue to Thyme with ${label}</h1>
<p class="quiet">This page stands in for ${label}. Nothing leaves this computer, and no password is needed.</p>
${complaint === null ? '' : `<p class="complaint" role="alert">${escapeHtml(complaint)}</p>`}
<form method="post" action="${DEMO_PATH}/choose/${escapeHtml(uid)}"><ul>${people.map(personButton).join('')}</ul></form>
<details${complaint === null ? '' : ' open'}><summary>Use another person</summary>
<form method="post" action="${DEMO_PATH}/choose/${escapeHtml(uid)}">
<label>First name<input name="first_name" autocomplete="given-name" required maxlength="100"></label>
<label>Last name<input name="last_name" autocomplete="family-name" required maxlength="100"></label>
<label>Email<input name="email" type="email" autocomplete="email" required maxlength="254"></label>
<button class="main">Continue</button></form></details>
<form method="post" action="${DEMO_PATH}/choose/${escapeHtml(uid)}"><button class="plain" name="cancel" value="yes">Cancel</button></form>
<p class="quiet small">Thyme gets the name, the email address and an id. It never gets a password.</p>
</main></body></html>`;
}

function personButton({ subject, firstName, lastName, email }: DemoPerson): string {
  const initials = escapeHtml(`${firstName.charAt(0)}${lastName.charAt(0)}`);
  return `<li><button class="person" name="person" value="${escapeHtml(subject)}"><span class="dot" aria-hidden="true">${initials}</span><span><b>${escapeHtml(`${firstName} ${lastName}`)}</b><br>${escapeHtml(email)}</span></button></li>`;
}

const STYLE = `
*{box-sizing:border-box}body{margin:0;background:#fbf7f0;color:#17211c;font:16px/1.5 'Figtree Variable',-apple-system,'Segoe UI',Arial,sans-serif}
main{max-width:420px;margin:0 auto;padding:28px 20px}
.badge{display:inline-block;margin:0 0 12px;padding:4px 12px;border-radius:999px;background:#e4f0e9;color:#12352a;font-weight:600;font-size:14px}
h1{margin:0 0 8px;font:500 28px/1.2 'Fraunces Variable',Georgia,serif;letter-spacing:-.4px}
.quiet{margin:0 0 20px;color:#57625c}.small{margin:20px 0 0;font-size:14px}
ul{list-style:none;margin:0 0 12px;padding:0;display:grid;gap:10px}
button{font:inherit;cursor:pointer;min-height:48px;border-radius:14px}
.person{display:flex;gap:14px;align-items:center;width:100%;padding:12px 14px;text-align:left;background:#fff;border:1px solid #858e87;color:inherit}
.person:hover{border-color:var(--accent)}
.dot{flex:none;width:40px;height:40px;border-radius:50%;display:grid;place-items:center;background:var(--accent);color:#fff;font-weight:600}
details{margin:0 0 12px}summary{padding:12px 0;cursor:pointer;font-weight:600;color:var(--accent)}
label{display:block;margin:0 0 12px;font-weight:600}
input{display:block;width:100%;min-height:48px;margin-top:4px;padding:10px 14px;font:inherit;border:1px solid #858e87;border-radius:12px;background:#fff}
.main{width:100%;border:0;background:var(--accent);color:#fff;font-weight:600}
.plain{width:100%;border:0;background:none;color:#57625c;text-decoration:underline}
.complaint{margin:0 0 16px;padding:12px 14px;border-radius:12px;background:#fbe9e4;color:#8a2c14}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
`;
