import { useState } from 'react';
import { DeskSavePlaceDocument, DeskSlugDocument } from '../../generated/graphql.ts';
import { useChange } from '../../lib/changes/use-change.ts';
import { run } from '../../lib/graphql/client.ts';
import type { Beginning } from './operations.ts';

type Shop = Beginning['desk_shop'] | null;

const formOf = (shop: Shop) => ({
  name: shop?.name ?? '',
  trade: shop?.trade ?? '',
  description: shop?.description ?? '',
  place: shop?.area ?? '',
  placeId: null as string | null,
  location: shop?.location ?? '',
  slug: shop?.slug ?? '',
  /** Whether the address was typed; otherwise it follows the name. */
  isOwnSlug: shop !== null,
});

type PlaceForm = ReturnType<typeof formOf>;

function errorsOf(form: PlaceForm, isNew: boolean): Record<string, string> {
  const errors: Record<string, string> = {};
  if (form.name.trim() === '') errors.name = 'Please enter the name of your shop.';
  if (form.trade === '') errors.trade = 'Please choose what kind of shop it is.';
  if (isNew && form.placeId === null) errors.place = 'Please choose one of the suggested places.';
  if (form.location.trim() === '') errors.location = 'Please enter the street address.';
  if (form.slug.trim() === '') errors.slug = 'Please enter an address.';
  return errors;
}

/** State of the place step: looks up addresses and saves the shop. */
export function usePlace(shop: Shop, onDone: (businessId: number) => void) {
  const [form, setForm] = useState(() => formOf(shop));
  const [advice, setAdvice] = useState('');
  const { change, busy, errors, setErrors } = useChange();
  const set = (values: Partial<PlaceForm>) => setForm((before) => ({ ...before, ...values }));

  /** Checks an address, or suggests one for the name. */
  async function look(ask: { slug?: string; name?: string }) {
    const area = form.placeId ? form.place : '';
    try {
      const { desk_slug } = await run(DeskSlugDocument, {
        ...ask,
        area,
        trade: form.trade,
        business: shop?.id ?? null,
      });
      setAdvice(desk_slug.message);
      if (ask.name && !form.isOwnSlug) set({ slug: desk_slug.slug });
    } catch (error) {
      // Ignored, because the address is checked again when the step is saved.
      console.warn('The address could not be looked up.', error);
    }
  }

  function send() {
    const wrong = errorsOf(form, shop === null);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    const { name, trade, description, location, slug, placeId } = form;
    const input = { business: shop?.id ?? null, name, trade, description, location, place: placeId, slug };
    void change({
      api: 'desk_save_place',
      quiet: true,
      send: async () => (await run(DeskSavePlaceDocument, input)).desk_save_place,
      onDone: ({ id }) => onDone(id ?? shop?.id ?? 0),
    });
  }

  return { form, set, look, send, advice, errors, isBusy: busy !== null };
}
