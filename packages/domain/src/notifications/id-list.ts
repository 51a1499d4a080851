import { ok, type Result, refuse } from '../result/index.ts';

const MOST_IDS = 1000;

/** Parses the ids of notificationDelete, a JSON list as text; numbers may be sent as strings. */
export function parseIdList(json: string): Result<number[], { readonly code: 'bad-ids' }> {
  if (!/^\s*\[[\s\d,"]*\]\s*$/.test(json)) return refuse('bad-ids');
  const parts = json
    .trim()
    .slice(1, -1)
    .split(',')
    .map((part) => part.trim().replace(/^"(\d*)"$/, '$1'));
  if (parts.length === 1 && parts[0] === '') return ok([]);
  const ids = parts.map(Number);
  const isGood = parts.every((part) => /^\d{1,10}$/.test(part)) && ids.every((id) => id > 0 && id < 2 ** 31);
  return isGood && ids.length <= MOST_IDS ? ok([...new Set(ids)]) : refuse('bad-ids');
}
