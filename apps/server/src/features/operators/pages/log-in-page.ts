import { escapeHtml } from '../../../platform/text/escape-html.ts';
import { frame } from './frame.ts';

interface LogInForm {
  email: string;
  error?: string;
  isDemo: boolean;
  nonce: string;
}

export function logInPage({ email, error, isDemo, nonce }: LogInForm): string {
  const failure = error ? `<p class="error" role="alert">${escapeHtml(error)}</p>` : '';
  const demo = isDemo
    ? '<p class="quiet">This is a demo: the demo operator’s code is at <a href="/dev/operator-code" target="_blank">/dev/operator-code</a>.</p>'
    : '';
  const body = `<div class="narrow card"><h1>Log in</h1><p class="quiet">For platform staff.</p>${failure}<form method="post" action="/operator/login">
<label for="email">Email</label><input id="email" name="email" type="email" autocomplete="username" required maxlength="254" value="${escapeHtml(email)}">
<label for="password">Password</label><input id="password" name="password" type="password" autocomplete="current-password" required maxlength="200">
<label for="code">Code from your authenticator app</label><input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required maxlength="7" pattern="[0-9 ]{6,7}" title="Six digits">
<button class="main">Log in</button></form></div>${demo}`;
  return frame({ title: 'Log in', nonce }, body);
}

/** What the demo operator's phone would show. */
export function codePage(code: string | null, nonce: string): string {
  const body =
    code === null
      ? '<h1>No demo operator</h1><p>npm start creates one.</p>'
      : `<h1>${code.slice(0, 3)} ${code.slice(3)}</h1><p class="quiet">The demo operator’s code. It works once and changes every 30 seconds; reload for the next one.</p><p><a href="/operator/login">Log in</a></p>`;
  return frame({ title: 'Demo code', nonce }, `<div class="narrow card">${body}</div>`);
}
