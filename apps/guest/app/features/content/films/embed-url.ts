/** A hosted film as it is embedded: it waits to be started, sounds, and begins again at its end. */
export function embedUrl(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${id}?${new URLSearchParams({ autoplay: '0', mute: '0', loop: '1', playlist: id, rel: '0' })}`;
}
