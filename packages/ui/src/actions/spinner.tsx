/** A spinning ring. Decorative: put the busy state in text next to it. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-4.5 flex-none animate-spin rounded-full border-2 border-current border-r-transparent"
    />
  );
}
