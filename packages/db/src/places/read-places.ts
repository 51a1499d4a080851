export interface Place {
  kind: 'town' | 'area' | 'eircode';
  name: string;
  irishName: string;
  county: string;
  routingKey: string | null;
  population: number;
  lat: number;
  lng: number;
}

const header = ['name', 'irish_name', 'county', 'routing_key', 'population', 'lat', 'lng'].join('\t');

/** The bounding box of the Republic of Ireland. */
export const irelandBox = { south: 51.4, north: 55.45, west: -10.7, east: -5.95 } as const;

/** Parses a table of places; an invalid line is refused with its number. */
export function readPlaces(file: string, text: string, kind: Place['kind']): Place[] {
  const [first, ...lines] = text.trimEnd().split('\n');
  if (first !== header) throw new Error(`${file}:1: the first line must name the columns: ${header}`);
  return lines.map((line, index) => {
    const cells = line.split('\t');
    const [name = '', irishName = '', county = '', routingKey = '', population, lat, lng] = cells;
    const place = { kind, name, irishName, county, routingKey: routingKey || null, ...numbers(population, lat, lng) };
    const problem = cells.length === 7 ? problemOf(place) : `7 cells are needed, not ${cells.length}`;
    if (problem) throw new Error(`${file}:${index + 2}: ${problem}`);
    return place;
  });
}

function numbers(population?: string, lat?: string, lng?: string) {
  return { population: Number(population), lat: Number(lat), lng: Number(lng) };
}

function problemOf(place: Place): string | undefined {
  if (place.name === '' || place.county === '') return 'a place needs a name and a county';
  if (place.routingKey && !/^[A-Z]\d[\dW]$/.test(place.routingKey)) return `"${place.routingKey}" is no routing key`;
  if (place.kind === 'eircode' && !place.routingKey) return 'a routing key is missing';
  if (!Number.isInteger(place.population) || place.population < 0) return 'the population must be a whole number';
  const { south, north, west, east } = irelandBox;
  const inside = place.lat >= south && place.lat <= north && place.lng >= west && place.lng <= east;
  return inside ? undefined : `${place.lat}, ${place.lng} is not in Ireland`;
}
