import { serviceLimits } from '../services/index.ts';
import { tidyLine, tidyText } from '../text/index.ts';
import { parseAmount, parseMinutes } from './amounts.ts';
import type { Cells } from './reading.ts';

export interface ImportedService {
  title: string;
  category: string;
  price: number;
  minutes: number;
  description: string;
  /** False if the price is unknown: guests must not see it. */
  active: boolean;
}

export type ServiceProblem = 'no-service' | 'bad-price' | 'bad-length';

const USUAL_MINUTES = 60;
const USUAL_CATEGORY = 'Services';
const MOST_PRICE = 100_000_000;
const cut = (text: string, most: number) => [...text].slice(0, most).join('');

/** A service of another system. Without a readable price it is hidden, without a length it takes an hour. */
export function readService(cells: Cells): { service: ImportedService; problems: ServiceProblem[] } {
  const problems: ServiceProblem[] = [];
  const title = cut(tidyLine(cells.service ?? ''), serviceLimits.name);
  if (title === '') problems.push('no-service');
  const price = parseAmount(cells.price ?? '');
  const isPriced = price !== null && price >= 0 && price <= MOST_PRICE;
  if (!isPriced) problems.push('bad-price');
  const minutes = parseMinutes(cells.minutes ?? '') ?? 0;
  const hasLength = minutes >= 5 && minutes <= 720;
  if (!hasLength) problems.push('bad-length');
  return {
    service: {
      title,
      category: cut(tidyLine(cells.category ?? ''), serviceLimits.categoryName) || USUAL_CATEGORY,
      price: isPriced ? price : 0,
      minutes: hasLength ? minutes : USUAL_MINUTES,
      description: cut(tidyText(cells.description ?? ''), serviceLimits.description),
      active: isPriced,
    },
    problems,
  };
}
