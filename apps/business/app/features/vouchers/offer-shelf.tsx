import { Card, EmptyState, SearchField } from '@thyme/ui';
import type { ReactNode } from 'react';

/** The last tile of the list, which creates a new offer. */
export function CreateTile({ icon, children, onClick }: { icon: ReactNode; children: string; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="grid h-full min-h-52 w-full place-content-center justify-items-center gap-3 rounded-lg border-[1.5px] border-dashed border-thyme-200 font-semibold text-thyme-700 hover:bg-thyme-50 focus-visible:focus-ring"
    >
      {icon}
      {children}
    </button>
  );
}

interface SoldSectionProps {
  text: string;
  onText: (text: string) => void;
  /** Messages for an empty list: with a search, and without. */
  empty: { found: string; sold: string } | null;
  children: ReactNode;
}

/** What guests have bought, searchable by code or name. */
export function SoldSection({ text, onText, empty, children }: SoldSectionProps) {
  const isSearch = text.trim() !== '';
  return (
    <Card asChild className="mt-7">
      <section aria-labelledby="sold">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <h2 id="sold" className="display-22">
            Sold
          </h2>
          <SearchField
            label="Code or name"
            placeholder="Code or name"
            value={text}
            onChange={(event) => onText(event.currentTarget.value)}
          />
        </div>
        {empty ? (
          <EmptyState title={isSearch ? 'None found' : 'None sold yet'}>
            {isSearch ? empty.found : empty.sold}
          </EmptyState>
        ) : (
          children
        )}
      </section>
    </Card>
  );
}
