/** The refunded and the retained amount, each as wide as its share. */
export function RefundBar({ back, retained }: { back: RefundShare | null; retained: RefundShare | null }) {
  return (
    <div className="flex min-h-23 gap-[3px] overflow-hidden rounded-md">
      {back && (
        <p
          className="grid min-w-[42%] content-center bg-thyme-700 px-5 py-4 leading-snug [overflow-wrap:anywhere] text-white"
          style={{ flex: back.value }}
        >
          <b className="display-28 figures">{back.amount}</b>
          {back.words}
        </p>
      )}
      {retained && (
        <p
          className="grid min-w-[42%] content-center px-5 py-4 leading-snug [overflow-wrap:anywhere] hatched"
          style={{ flex: retained.value }}
        >
          <b className="display-28 figures">{retained.amount}</b>
          {retained.words}
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
