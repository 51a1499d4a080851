import { money } from '@thyme/site/format.ts';

/** What the membership takes off; nothing for everybody else. */
export function MemberRow({ saving, country }: { saving: number; country: string }) {
  if (saving === 0) return null;
  return (
    <p className="flex items-baseline justify-between gap-3">
      <span className="text-ink-soft">Member price</span>
      <b className="font-semibold text-clay-700 figures">−{money(saving / 100, country)}</b>
    </p>
  );
}
