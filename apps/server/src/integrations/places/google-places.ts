import { z } from 'zod';
import { fetchJson } from '../fetch-json.ts';
import { MAX_SUGGESTIONS, type PlaceQuery, type PlaceSuggestion, type PlacesPort } from './places-port.ts';

const text = z.object({ text: z.string() });
const predictions = z.object({
  suggestions: z
    .array(
      z.object({
        placePrediction: z
          .object({
            placeId: z.string(),
            text,
            structuredFormat: z.object({ mainText: text, secondaryText: text.optional() }).optional(),
            types: z.array(z.string()).default([]),
          })
          .optional(),
      }),
    )
    .default([]),
});
const details = z.object({
  id: z.string(),
  displayName: text.optional(),
  formattedAddress: z.string().default(''),
  location: z.object({ latitude: z.number(), longitude: z.number() }),
  types: z.array(z.string()).default([]),
  addressComponents: z
    .array(z.object({ longText: z.string(), shortText: z.string().optional(), types: z.array(z.string()) }))
    .default([]),
});

export interface GoogleOptions {
  key: string;
  /** The API's host; tests use their own. */
  url?: string;
}

/** Google's Places API (New): https://developers.google.com/maps/documentation/places/web-service/place-autocomplete */
export function googlePlaces({ key, url = 'https://places.googleapis.com' }: GoogleOptions): PlacesPort {
  const send = <Shape extends z.ZodType>(path: string, shape: Shape, mask: string, body?: object) =>
    fetchJson(`${url}/v1/${path}`, shape, {
      headers: { 'x-goog-api-key': key, 'x-goog-fieldmask': mask },
      ...(body && { body }),
    });
  return {
    name: 'google',
    suggest: async ({ text: input, kind, country, session }) => {
      const mask = 'suggestions.placePrediction(placeId,text,structuredFormat,types)';
      const body = {
        input,
        languageCode: 'en',
        includedRegionCodes: [country.toLowerCase()],
        ...(kind === 'place' && { includedPrimaryTypes: ['(regions)'] }),
        ...(session && { sessionToken: session }),
      };
      const { suggestions } = await send('places:autocomplete', predictions, mask, body);
      return suggestions
        .flatMap(({ placePrediction: found }) => (found ? [suggestionOf(found, country)] : []))
        .slice(0, MAX_SUGGESTIONS);
    },
    find: async (id, session) => {
      if (!/^[\w-]{10,300}$/.test(id)) return null;
      const query = new URLSearchParams({ languageCode: 'en', ...(session && { sessionToken: session }) });
      const mask = 'id,displayName,formattedAddress,location,types,addressComponents';
      return placeOf(await send(`places/${encodeURIComponent(id)}?${query}`, details, mask));
    },
  };
}

type Prediction = NonNullable<z.infer<typeof predictions>['suggestions'][number]['placePrediction']>;

/** A prediction has no position; it is looked up when the suggestion is chosen, because each lookup is charged. */
function suggestionOf(found: Prediction, country: PlaceQuery['country']): PlaceSuggestion {
  return {
    id: found.placeId,
    name: found.structuredFormat?.mainText.text ?? found.text.text,
    description: found.structuredFormat?.secondaryText?.text ?? '',
    kind: kindOf(found.types),
    country,
    position: null,
    address: found.text.text,
    postcode: null,
  };
}

function placeOf(found: z.infer<typeof details>): PlaceSuggestion {
  const part = (type: string) => found.addressComponents.find(({ types }) => types.includes(type));
  const name = found.displayName?.text ?? found.formattedAddress;
  return {
    id: found.id,
    name,
    description: part('administrative_area_level_1')?.longText ?? part('country')?.longText ?? '',
    kind: kindOf(found.types),
    country: part('country')?.shortText ?? '',
    position: { lat: found.location.latitude, lng: found.location.longitude },
    address: found.formattedAddress || name,
    postcode: part('postal_code')?.longText ?? null,
  };
}

function kindOf(types: readonly string[]): PlaceSuggestion['kind'] {
  if (types.some((type) => type.startsWith('postal_code'))) return 'eircode';
  if (types.includes('locality')) return 'town';
  return types.some((type) => /sublocality|neighborhood|administrative_area/.test(type)) ? 'area' : 'address';
}
