import type { StandInAnswer } from '../stand-in.ts';

export const fine = (body: unknown): StandInAnswer => ({ status: 200, body });
export const error = (status: number, type: string, message: string, more: object = {}): StandInAnswer => ({
  status,
  body: { error: { type, message, ...more } },
});
export const refused = (message: string, more: object = {}) => error(400, 'invalid_request_error', message, more);
export const noSuch = (what: string) =>
  error(404, 'invalid_request_error', `No such ${what}`, { code: 'resource_missing' });
/** An object by its id, whether Stripe knows it or not. */
export const found = (what: string, object: object | undefined) => (object ? fine(object) : noSuch(what));
export const listed = (url: string, data: unknown[]) => fine({ object: 'list', data, has_more: false, url });
