/** The URL that shows directions to a place in a maps application. */
export function directionsTo(place: {
  name: string;
  location: string;
  lat?: number | null;
  lng?: number | null;
}): string {
  const destination =
    place.lat != null && place.lng != null ? `${place.lat},${place.lng}` : `${place.name}, ${place.location}`;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}
