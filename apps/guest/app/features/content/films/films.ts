/** Films of our own, as the build found them. */
const ours = import.meta.glob<string>('./files/*.webm', { eager: true, query: '?url', import: 'default' });

const captions = import.meta.glob<string>('./files/*.vtt', { eager: true, query: '?url', import: 'default' });

const posters = import.meta.glob<string>('./files/*.webp', { eager: true, query: '?url', import: 'default' });

export type FilmSource =
  | { kind: 'file'; url: string; captions: string | null; poster: string | null }
  | { kind: 'hosted'; id: string };

const hostedId = /^[\w-]{6,20}$/;

/** Where a film is: `file:<name>` is one of ours, an id or a watch address is a hosted one. Null when there is no such film. */
export function filmSource(code: string | null | undefined): FilmSource | null {
  if (!code) return null;
  if (code.startsWith('file:')) {
    const name = `./files/${code.slice(5)}`;
    const url = ours[`${name}.webm`];
    if (!url) return null;
    return { kind: 'file', url, captions: captions[`${name}.vtt`] ?? null, poster: posters[`${name}.webp`] ?? null };
  }
  const id = idIn(code);
  return id ? { kind: 'hosted', id } : null;
}

function idIn(code: string): string | null {
  if (hostedId.test(code)) return code;
  if (!URL.canParse(code)) return null;
  const url = new URL(code);
  if (!/(^|\.)(youtube(-nocookie)?\.com|youtu\.be)$/.test(url.hostname)) return null;
  const id = url.searchParams.get('v') ?? url.pathname.split('/').at(-1) ?? '';
  return hostedId.test(id) ? id : null;
}
