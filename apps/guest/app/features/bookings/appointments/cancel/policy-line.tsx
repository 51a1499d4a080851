import { PolicyTimeline } from '@thyme/ui';
import { type PolicySpan, stagesOf } from './policy-spans.ts';

/** What cancelling costs from now on, as the appointment comes nearer. */
export function PolicyLine({ spans }: { spans: readonly PolicySpan[] }) {
  if (spans.length < 2) return null;
  return <PolicyTimeline stages={stagesOf(spans)} now={{ stage: 0, through: 0 }} />;
}
