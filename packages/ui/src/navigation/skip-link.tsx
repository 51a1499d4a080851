/** Among the first elements in tab order: skips what comes before its target. */
export function SkipLink({ to = '#main', children = 'Skip to content' }: { to?: string; children?: string }) {
  return (
    <a
      href={to}
      className="fixed top-3 left-3 z-95 -translate-y-24 rounded-sm bg-card px-4 py-3 font-semibold text-thyme-700 focus:translate-y-0 focus:shadow-lift"
    >
      {children}
    </a>
  );
}
