import { formatTime } from '@thyme/domain/time';
import type { AboutPageQuery } from '../../../generated/graphql.ts';

type Figures = AboutPageQuery['marketplace'];

/** 'Letterkenny, Co. Donegal' is Letterkenny. */
const town = (area: string) => area.split(',')[0] ?? area;

/** Two figures are counted; the third is guaranteed by the terms. */
function factsOf(figures: Figures): { figure: string; words: string }[] {
  const { southernmost_area: south, northernmost_area: north, average_closing: closing } = figures;
  const reach = south && north && south !== north ? `, from ${town(south)} to ${town(north)}` : '';
  return [
    { figure: figures.number_of_businesses.toLocaleString('en-IE'), words: `small businesses${reach}` },
    { figure: String(figures.average_chairs), words: 'chairs in the average studio on Thyme' },
    { figure: '€0', words: 'commission on bookings, now or ever' },
    ...(closing === null
      ? []
      : [{ figure: formatTime(closing * 60), words: 'when the average studio closes for the day' }]),
  ];
}

export function MarketplaceFigures({ figures }: { figures: Figures }) {
  return (
    <dl className="wrap grid grid-cols-2 gap-y-8 lg:grid-cols-4">
      {factsOf(figures).map(({ figure, words }) => (
        <div
          key={words}
          className="flex flex-col-reverse justify-end border-line px-4 py-2 max-lg:odd:pl-0 max-lg:even:border-l lg:px-7 lg:not-first:border-l lg:first:pl-0"
        >
          <dt className="mt-2 leading-snug text-balance text-ink-soft">{words}</dt>
          <dd className="display-48 whitespace-nowrap text-thyme-700">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
