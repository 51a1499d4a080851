import { ok, type Result, refuse } from '../result/index.ts';

const MOST_IDS = 1000;

/** Parses the ids of notificationDelete, a JSON list as text; numbers may be sent as strings. */
export function parseIdList(json: string): Result<number[], { readonly code: 'bad-ids' }> {
  const list = parseJson(json);
  if (!Array.isArray(list) || list.length > MOST_IDS) return refuse('bad-ids');
  const ids = list.map((id: unknown) => (typeof id === 'string' && /^\d+$/.test(id) ? Number(id) : id));
  return ids.every(isId) ? ok([...new Set(ids)]) : refuse('bad-ids');
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

const isId = (id: unknown): id is number => Number.isInteger(id) && Number(id) > 0 && Number(id) < 2 ** 31;
