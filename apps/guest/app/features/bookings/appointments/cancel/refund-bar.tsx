/** What comes back and what is kept, each as wide as it is large. */
export function RefundBar({ back, kept }: { back: RefundShare | null; kept: RefundShare | null }) {
  return (
    <div className="flex min-h-23 gap-[3px] overflow-hidden rounded-md">
      {back && (
        <p
          className="grid min-w-fit content-center bg-thyme-700 px-5 py-4 leading-snug text-white"
          style={{ flex: back.value }}
        >
          <b className="display-28 figures">{back.amount}</b>
          {back.words}
        </p>
      )}
      {kept && (
        <p className="grid min-w-fit content-center px-5 py-4 leading-snug hatched" style={{ flex: kept.value }}>
          <b className="display-28 figures">{kept.amount}</b>
          {kept.words}
        </p>
      )}
    </div>
  );
}

export interface RefundShare {
  value: number;
  amount: string;
  words: string;
}
