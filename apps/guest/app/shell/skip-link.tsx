export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-3 left-3 z-50 -translate-y-24 rounded-sm bg-card px-4 py-3 font-semibold text-thyme-700 focus:translate-y-0 focus:shadow-lift"
    >
      Skip to content
    </a>
  );
}
