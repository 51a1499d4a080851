import { Select, TextField } from '@thyme/ui';
import { useEffect, useState } from 'react';
import { useChange } from '../../lib/changes/use-change.ts';
import { run } from '../../lib/graphql/client.ts';
import { PlaceField } from '../../lib/place-field.tsx';
import { type Beginning, deskSlug, savePlace, type Trades } from './operations.ts';
import { StepForm, StepHead } from './step-frame.tsx';

interface PlaceStepProps {
  trades: Trades;
  shop: Beginning['desk_shop'] | null;
  onType: (shown: { name: string; description: string; area: string; slug: string }) => void;
  onDone: (businessId: number) => void;
}

/** As on the sign over the door: the name, the trade, where, and the address of the page. */
export function PlaceStep({ trades, shop, onType, onDone }: PlaceStepProps) {
  const [form, setForm] = useState({
    name: shop?.name ?? '',
    trade: shop?.trade ?? '',
    description: shop?.description ?? '',
    place: shop ? shop.area : '',
    placeId: null as string | null,
    location: shop?.location ?? '',
    slug: shop?.slug ?? '',
    isOwnSlug: shop !== null,
  });
  const [advice, setAdvice] = useState('');
  const { change, busy, errors, setErrors } = useChange();
  const set = (values: Partial<typeof form>) => setForm((before) => ({ ...before, ...values }));
  const { name, trade, place, description, slug, isOwnSlug } = form;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the listener is new with every drawing.
  useEffect(() => onType({ name, description, area: place, slug }), [name, description, place, slug]);

  async function look(ask: { slug?: string; name?: string }) {
    const area = form.placeId ? place : '';
    try {
      const { desk_slug } = await run(deskSlug, { ...ask, area, trade, business: shop?.id ?? null });
      setAdvice(desk_slug.message);
      if (ask.name && !form.isOwnSlug) set({ slug: desk_slug.slug });
    } catch (error) {
      console.warn('The address could not be looked up.', error);
    }
  }

  function send() {
    const wrong: Record<string, string> = {};
    if (name.trim() === '') wrong.name = 'Please enter the name of your shop.';
    if (trade === '') wrong.trade = 'Please choose what kind of shop it is.';
    if (!shop && form.placeId === null) wrong.place = 'Please choose one of the suggested places.';
    if (form.location.trim() === '') wrong.location = 'Please enter the street, as guests look for it.';
    if (slug.trim() === '') wrong.slug = 'Please enter an address.';
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    const input = {
      business: shop?.id ?? null,
      name,
      trade,
      description,
      location: form.location,
      place: form.placeId,
      slug,
    };
    void change({
      api: 'desk_save_place',
      send: async () => (await run(savePlace, input)).desk_save_place,
      onDone: ({ id }) => onDone(id ?? shop?.id ?? 0),
    });
  }

  return (
    <StepForm name="Your place" busy={busy !== null} onSend={send}>
      <StepHead
        title="What is it called, and where?"
        lead="As on the sign over the door. About four minutes to the end."
      />
      <div className="grid gap-4.5">
        <TextField
          label="Name"
          autoComplete="organization"
          maxLength={120}
          value={name}
          error={errors.name}
          onChange={(event) => set({ name: event.currentTarget.value })}
          onBlur={() => name.trim() !== '' && !isOwnSlug && void look({ name })}
        />
        <div className="grid gap-4.5 md:grid-cols-2">
          <PlaceField
            label="Town or Eircode"
            value={place}
            error={errors.place ?? (errors.location?.startsWith('Please choose') ? errors.location : undefined)}
            onType={(text) => set({ place: text, placeId: null })}
            onPick={(picked) =>
              set({
                place: picked.name,
                placeId: picked.id,
                location: form.location || (picked.address ?? picked.name),
              })
            }
          />
          <Select
            label="Trade"
            value={trade}
            error={errors.trade}
            onChange={(event) => set({ trade: event.currentTarget.value })}
          >
            <option value="">Please choose</option>
            {trades.map((one) => (
              <option key={one.slug} value={one.slug}>
                {one.name}
              </option>
            ))}
          </Select>
        </div>
        <TextField
          label="Street and house"
          autoComplete="street-address"
          maxLength={240}
          value={form.location}
          error={errors.location}
          onChange={(event) => set({ location: event.currentTarget.value })}
        />
        <TextField
          label="In one sentence"
          maxLength={200}
          value={description}
          error={errors.description}
          onChange={(event) => set({ description: event.currentTarget.value })}
        />
        <TextField
          label="Address of your page"
          autoCapitalize="none"
          spellCheck={false}
          hint={advice || 'Small letters, digits and hyphens.'}
          maxLength={60}
          value={slug}
          error={errors.slug}
          onChange={(event) => set({ slug: event.currentTarget.value.toLowerCase(), isOwnSlug: true })}
          onBlur={() => slug !== '' && void look({ slug })}
        />
      </div>
    </StepForm>
  );
}
