import { Check } from 'lucide-react';
import type { CartLine } from '../../cart/priced-cart.ts';

/** What stays the same when a time was taken. */
export function UnchangedAside({ lines, call }: { lines: readonly CartLine[]; call: string | null }) {
  const kept = [
    lines
      .filter(({ service }) => service)
      .map(({ name }) => name)
      .join(', '),
    ...lines.flatMap(({ stored }) => (stored.__typename === 'Voucher' ? [`Voucher for ${stored.person}`] : [])),
    call && `Video consultation, ${call}`,
  ].filter(Boolean);
  return (
    <>
      <h3 className="display-22 mb-4">Kept for you</h3>
      <ul className="grid gap-3">
        {kept.map((text) => (
          <li key={text} className="flex gap-3">
            <Check aria-hidden="true" className="mt-0.5 size-5 flex-none text-thyme-700" /> {text}
          </li>
        ))}
      </ul>
    </>
  );
}
