import { businessLimits, SLUG_MOST } from '@thyme/domain/businesses';
import { Select, TextField } from '@thyme/ui';
import { useEffect } from 'react';
import { PlaceField } from '../../lib/place-field.tsx';
import type { Beginning, Trades } from './operations.ts';
import { StepForm, StepHead } from './step-frame.tsx';
import { usePlace } from './use-place.ts';

interface PlaceStepProps {
  trades: Trades;
  shop: Beginning['desk_shop'] | null;
  onType: (shown: { name: string; description: string; area: string; slug: string }) => void;
  onDone: (businessId: number) => void;
}

/** Name, trade, place, and the address of the page. */
export function PlaceStep({ trades, shop, onType, onDone }: PlaceStepProps) {
  const { form, set, look, send, advice, errors, isBusy } = usePlace(shop, onDone);
  const { name, trade, place, description, slug, isOwnSlug } = form;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the listener is new with every drawing.
  useEffect(() => onType({ name, description, area: place, slug }), [name, description, place, slug]);

  return (
    <StepForm name="Your place" busy={isBusy} onSend={send}>
      <StepHead title="What is it called, and where?" lead="As it says over the door. About four minutes to go." />
      <div className="grid gap-4.5">
        <TextField
          label="Name"
          autoComplete="organization"
          maxLength={businessLimits.name}
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
          label="Street address"
          autoComplete="street-address"
          maxLength={businessLimits.location}
          value={form.location}
          error={errors.location}
          onChange={(event) => set({ location: event.currentTarget.value })}
        />
        <TextField
          label="In one sentence"
          maxLength={businessLimits.description}
          value={description}
          error={errors.description}
          onChange={(event) => set({ description: event.currentTarget.value })}
        />
        <TextField
          label="Address of your page"
          autoCapitalize="none"
          spellCheck={false}
          hint={advice || 'Lower-case letters, numbers and hyphens.'}
          maxLength={SLUG_MOST}
          value={slug}
          error={errors.slug}
          onChange={(event) => set({ slug: event.currentTarget.value.toLowerCase(), isOwnSlug: true })}
          onBlur={() => slug !== '' && void look({ slug })}
        />
      </div>
    </StepForm>
  );
}
