import { money } from '@thyme/site/format.ts';

/** What a membership takes off; renders nothing for guests without one. */
export function MemberRow({ saving, country }: { saving: number; country: string }) {
  if (saving === 0) return null;
  return (
    <p className="flex items-baseline justify-between gap-3">
      <span className="text-ink-soft">Member price</span>
      <b className="font-semibold text-clay-700 figures">−{money(saving / 100, country)}</b>
    </p>
  );
}
