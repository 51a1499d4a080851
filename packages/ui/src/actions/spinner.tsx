/** A ring that turns while something is under way. Decorative: say it in words beside it. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-4.5 flex-none animate-spin rounded-full border-2 border-current border-r-transparent"
    />
  );
}
