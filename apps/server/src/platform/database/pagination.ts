export interface PageRequest {
  count: number;
  page: number;
}

export interface Paginated<Item> extends PageRequest {
  data: Item[];
  total: number;
}

export function offsetOf({ count, page }: PageRequest): number {
  return (page - 1) * count;
}
