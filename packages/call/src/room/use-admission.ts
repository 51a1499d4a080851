import { useCallback, useEffect, useState } from 'react';

/** A little after the opening, to allow for clock differences with the server. */
const AFTER_OPENING_MS = 500;
const SOONEST_MS = 1_000;

/** Requests admission, and again when the room opens. `admit` must be stable for the lifetime of the room. */
export function useAdmission<Admission extends { opens_at?: number | null }>(
  admit: () => Promise<Admission>,
  onFailure: (error: unknown) => void,
) {
  const [admission, setAdmission] = useState<Admission | 'requesting' | 'failed'>('requesting');

  const request = useCallback(async () => {
    try {
      setAdmission(await admit());
    } catch (error) {
      onFailure(error);
      setAdmission('failed');
    }
  }, [admit, onFailure]);

  useEffect(() => void request(), [request]);

  const opensAt = typeof admission === 'object' ? admission.opens_at : null;
  useEffect(() => {
    if (!opensAt) return;
    const wait = Math.max(SOONEST_MS, opensAt * 1_000 - Date.now() + AFTER_OPENING_MS);
    const waiting = setTimeout(() => void request(), wait);
    return () => clearTimeout(waiting);
  }, [opensAt, request]);

  return { admission, request };
}
