import { clsx } from 'clsx';
import { Check, Minus, X } from 'lucide-react';
import type { HowItWorksPageQuery } from '../../../generated/graphql.ts';

type Comparison = NonNullable<HowItWorksPageQuery['comparison']>;

const marks = [X, Minus, Check];
const isOurs = (index: number) => index === marks.length - 1;

/** The same week without software, with other software and with Thyme. */
export function ComparisonTable({ comparison: { title, columns, rows, note } }: { comparison: Comparison }) {
  return (
    <section aria-labelledby="comparison" className="border-y border-line bg-card py-16 md:py-26">
      <div className="wrap">
        <h2 id="comparison" className="display-48 text-balance">
          {title}
        </h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls has to be reachable by keyboard. */}
        <section aria-label="The comparison, scrolls sideways" tabIndex={0} className="relative mt-8 overflow-x-auto">
          <table className="w-full min-w-190 border-separate border-spacing-0 text-left">
            <thead>
              <tr>
                <td />
                {columns.map((column, index) => (
                  <th
                    key={column}
                    scope="col"
                    className={clsx('px-5 py-4 font-semibold', isOurs(index) && 'rounded-t-lg bg-thyme-900 text-white')}
                  >
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, cells }) => (
                <tr key={label} className="group">
                  <th scope="row" className="border-t border-line py-4 pr-5 font-semibold">
                    {label}
                  </th>
                  {cells.map((cell, index) => {
                    const Mark = marks[index] ?? Minus;
                    return (
                      <td
                        key={columns[index]}
                        className={clsx(
                          'border-t px-5 py-4 align-top',
                          isOurs(index)
                            ? 'border-night-line bg-thyme-900 text-white group-last:rounded-b-lg'
                            : 'border-line text-ink-soft',
                        )}
                      >
                        <span className="flex gap-2.5">
                          <Mark
                            aria-hidden="true"
                            className={clsx('mt-0.5 size-4.5 flex-none', isOurs(index) && 'text-thyme-300')}
                          />
                          {cell}
                        </span>
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <p className="mt-5 text-sm text-ink-soft">{note}</p>
      </div>
    </section>
  );
}
