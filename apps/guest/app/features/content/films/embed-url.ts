/** A hosted film as it is embedded: without autoplay, with sound, in a loop. */
export function embedUrl(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${id}?${new URLSearchParams({ autoplay: '0', mute: '0', loop: '1', playlist: id, rel: '0' })}`;
}
