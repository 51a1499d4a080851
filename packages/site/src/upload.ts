import type { AuthorizedFetch } from './authorized-fetch.ts';

/** The types of picture that the server can read. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/heic';

export type Upload = Record<string, string | Blob>;
export type Uploaded<Answer> = { answer: Answer } | { refusal: string };

/**
 * Sends fields and files as a form. A refusal is returned with the server's message; null means that the session
 * has ended. Anything else is thrown.
 */
export async function upload<Answer>(
  authorizedFetch: AuthorizedFetch,
  address: string,
  fields: Upload,
): Promise<Uploaded<Answer> | null> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const response = await authorizedFetch(address, { method: 'POST', body });
  if (!response) return null;
  if (response.ok) return { answer: (await response.json()) as Answer };
  const { errors }: { errors?: { message: string }[] } = response.status >= 500 ? {} : await response.json();
  const refusal = errors?.[0]?.message;
  if (!refusal) throw new Error(`The upload answered ${response.status}.`);
  return { refusal };
}
