import { z } from 'zod';
import { fetchJson } from '../fetch-json.ts';
import { MAX_SUGGESTIONS, type PlaceSuggestion, type PlacesPort } from './places-port.ts';

const answer = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
      properties: z.object({
        osm_id: z.number(),
        osm_type: z.string().default(''),
        name: z.string().optional(),
        housenumber: z.string().optional(),
        street: z.string().optional(),
        postcode: z.string().optional(),
        city: z.string().optional(),
        county: z.string().optional(),
        state: z.string().optional(),
        countrycode: z.string().optional(),
        type: z.string().optional(),
      }),
    }),
  ),
});
type Feature = z.infer<typeof answer>['features'][number];

/** Photon, a self-hosted search over OpenStreetMap: https://github.com/komoot/photon */
export function photon(url: string): PlacesPort {
  return {
    name: 'photon',
    suggest: async ({ text, kind, country }) => {
      const query = new URLSearchParams({ q: text, lang: 'en', limit: String(MAX_SUGGESTIONS * 2) });
      const layers = kind === 'place' ? ['city', 'district', 'locality'] : ['city', 'district', 'street', 'house'];
      for (const layer of layers) query.append('layer', layer);
      const { features } = await fetchJson(`${url}/api?${query}`, answer);
      return features
        .filter(({ properties }) => properties.countrycode?.toUpperCase() === country)
        .map(suggestionOf)
        .slice(0, MAX_SUGGESTIONS);
    },
    // Its suggestions are complete, so there is nothing to look up.
    find: async () => null,
  };
}

function suggestionOf({ properties, geometry }: Feature): PlaceSuggestion {
  const { osm_type: type, osm_id: id, name, housenumber, street, postcode, city, county, state } = properties;
  const [lng, lat] = geometry.coordinates;
  const streetAddress = [housenumber, street].filter(Boolean).join(' ');
  const shown = name ?? (streetAddress || (postcode ?? ''));
  const around = [...new Set([city, county, state])].filter((part) => part && part !== shown);
  return {
    id: `osm:${type}${id}`,
    name: shown,
    description: around.join(', '),
    kind: kindOf(properties.type),
    country: properties.countrycode?.toUpperCase() ?? '',
    position: { lat, lng },
    address: [...new Set([shown, streetAddress, ...around])].filter(Boolean).join(', '),
    postcode: postcode ?? null,
  };
}

function kindOf(type: string | undefined): PlaceSuggestion['kind'] {
  if (type === 'city') return 'town';
  return type === 'district' || type === 'locality' ? 'area' : 'address';
}
