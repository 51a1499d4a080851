import { Link } from 'react-router';
import { TradeIcon } from './trade-icon.tsx';

interface TradeListProps {
  trades: readonly { slug: string; name: string; number_of_businesses: number }[];
}

/** Every trade that has shops, with how many. */
export function TradeList({ trades }: TradeListProps) {
  return (
    <nav aria-labelledby="trades" className="flex flex-col">
      <h2 id="trades" className="display-22 pb-3">
        Browse by trade
      </h2>
      <ul className="grid flex-1 grid-cols-2 gap-x-5 lg:grid-cols-1">
        {trades.map(({ slug, name, number_of_businesses: total }) => (
          <li key={slug} className="border-t border-line last:border-b lg:[&:last-child]:border-b">
            <Link
              to={`/search?${new URLSearchParams({ service: name })}`}
              className="grid h-full min-h-13 grid-cols-[2rem_1fr_auto] items-center gap-2.5 leading-tight font-medium no-underline hover:text-thyme-700 lg:min-h-12 lg:grid-cols-[2.5rem_1fr_auto] lg:gap-3.5"
            >
              <TradeIcon slug={slug} />
              {name}
              <span className="text-ink-soft figures">
                {total}
                <span className="sr-only"> {total === 1 ? 'business' : 'businesses'}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
