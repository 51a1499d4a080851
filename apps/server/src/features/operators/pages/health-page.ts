import { escapeHtml } from '../../../platform/text/escape-html.ts';
import type { HealthRow } from '../health.ts';
import type { Operator } from '../sessions.ts';
import { frame, moment } from './frame.ts';

/** What works and what needs attention. */
export function healthPage(
  { rows, at }: { rows: readonly HealthRow[]; at: number },
  { operator, nonce }: { operator: Operator; nonce: string },
): string {
  const wrong = rows.filter(({ isFine }) => !isFine);
  const summary =
    wrong.length === 0
      ? '<p class="done" role="status">Everything works.</p>'
      : `<p class="error" role="status">Needs attention: ${wrong.map(({ name }) => escapeHtml(name)).join(', ')}.</p>`;
  const list = rows.map(
    ({ name, isFine, sentence }) =>
      `<tr><td>${escapeHtml(name)}</td><td>${isFine ? 'Fine' : '<b>Needs attention</b>'}</td><td>${escapeHtml(sentence)}</td></tr>`,
  );
  const body = `<h1>Health</h1><p class="quiet">As of ${moment(at)}. Figures over time are at /metrics.</p>${summary}<table><thead><tr><th>Part</th><th>State</th><th>Details</th></tr></thead><tbody>${list.join('')}</tbody></table>`;
  return frame({ title: 'Health', nonce, operator, current: 'health' }, body);
}
