import type { SheetFragment } from '../../../generated/graphql.ts';

/** Worksheets, open to be read or printed. */
export function BonusSheets({ sheets, title = 'To print' }: { sheets: readonly SheetFragment[]; title?: string }) {
  return (
    <section aria-label={title} className="wrap">
      <h2 className="display-36">{title}</h2>
      <ul className="mt-6 grid gap-6 md:grid-cols-2">
        {sheets.map((sheet) => (
          <li key={sheet.title} className="break-inside-avoid rounded-lg bg-card p-7 shadow-soft">
            <h3 className="display-22">{sheet.title}</h3>
            <p className="mt-1 text-ink-soft">{sheet.description}</p>
            <ol className="mt-4 grid list-decimal gap-2 pl-5 marker:font-semibold marker:text-thyme-700">
              {sheet.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </section>
  );
}
