import { Button, EmptyState, ErrorState } from '@thyme/ui';

/** A placeholder for the times. */
export function PickADay({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  return (
    <div>
      <h3 className="mb-3 flex min-h-11 items-center text-lg font-semibold">Times</h3>
      <div className="grid min-h-72 place-content-center rounded-md border border-dashed border-line-strong/60 p-6">
        {failed ? (
          <ErrorState
            title="We couldn’t load the month"
            action={
              <Button size="sm" variant="secondary" onClick={onRetry}>
                Try again
              </Button>
            }
          >
            Nothing is lost. Check your connection.
          </ErrorState>
        ) : (
          <EmptyState title="Pick a day" picture={<WindowDrawing />} level={3}>
            The three bars show what is free: morning, afternoon, evening.
          </EmptyState>
        )}
      </div>
    </div>
  );
}

function WindowDrawing() {
  return (
    <svg viewBox="0 0 96 84" width={96} height={84} aria-hidden="true">
      <path d="M14 78V34a24 24 0 0 1 48 0v44z" className="fill-thyme-100" />
      <path d="M38 10v68M14 42h48" strokeWidth="3" className="stroke-white" />
      <path d="M6 78h84" strokeWidth="3" strokeLinecap="round" className="stroke-thyme-300" />
      <path d="M58 60h22l-4 18H62z" className="fill-clay" />
      <path
        d="M69 60c-2-12-10-16-15-16 0 9 6 15 15 16zm0 0c0-14 4-22 10-26 4 12 0 22-10 26z"
        className="fill-thyme-700"
      />
    </svg>
  );
}
