import { emsOf } from './rota-draft.ts';

/** Hours of a day, '9:30–1, 1:30–8': each stretch on a line of its own, as large as a narrow cell allows. */
export function FittedHours({ words }: { words: string }) {
  return (
    <span className="@container block">
      <span
        className="block tracking-tight whitespace-nowrap"
        // Unhinted, so that figures keep their proportions at every size.
        style={{
          fontSize: `min(0.8125rem, calc(100cqi / ${emsOf(words)}))`,
          textRendering: 'geometricPrecision',
        }}
      >
        {words.split(', ').map((stretch, index, all) => (
          <span key={stretch} className="block">
            {stretch}
            {index < all.length - 1 && <span className="sr-only">, </span>}
          </span>
        ))}
      </span>
    </span>
  );
}
