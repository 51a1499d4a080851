import { MOST_PERCENT_OFF, membershipLimits, RHYTHMS, type Rhythm } from '@thyme/domain/memberships';
import { parseMajor, toMajor } from '@thyme/domain/money';
import { Checkbox, Note, Select, TextArea } from '@thyme/ui';
import type { ReactNode } from 'react';
import { DeskSaveMembershipDocument } from '../../generated/graphql.ts';
import { FigureField, NameField, OfferDialog, PriceField, useOffer } from '../../lib/changes/offer-dialog.tsx';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { rateOf } from '../../lib/vat-rate.ts';
import type { DeskOffer } from './operations.ts';
import { RHYTHM_NAMES } from './words.ts';

export type GoodFor = (
  chosen: number[],
  onChange: (ids: number[]) => void,
  words?: { legend: string; all: string },
) => ReactNode;

const PERCENT_ON = { legend: 'Percent off these services', all: 'Off every service. Choose services to limit it.' };

const whole = (text: string) => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN);

interface Draft {
  name: string;
  price: string;
  sessions: string;
  vat: string;
  min: string;
  notice: string;
  off: string;
  productsOff: string;
}

function priceOf(text: string): number | null {
  const parsed = parseMajor(text || 'x');
  return parsed.ok && parsed.value > 0 ? toMajor(parsed.value) : null;
}

const isWithin = (text: string, least: number, most: number) => whole(text) >= least && whole(text) <= most;

export function errorsOf(draft: Draft): Record<string, string> {
  const { sessions, minPeriods, noticeDays } = membershipLimits;
  return {
    ...(draft.name.trim() === '' ? { name: 'Please give it a name.' } : {}),
    ...(priceOf(draft.price) === null ? { price: 'Please enter an amount.' } : {}),
    ...(isWithin(draft.sessions, 1, sessions) ? {} : { sessions: `Please enter a number from 1 to ${sessions}.` }),
    ...(Number.isNaN(rateOf(draft.vat)) ? { vat_rate: 'Please enter a percentage.' } : {}),
    ...(isWithin(draft.min, 0, minPeriods) ? {} : { min_periods: `Please enter 0 to ${minPeriods}.` }),
    ...(isWithin(draft.off, 0, MOST_PERCENT_OFF) ? {} : { percent_off: `Please enter 0 to ${MOST_PERCENT_OFF}.` }),
    ...(isWithin(draft.productsOff, 0, MOST_PERCENT_OFF)
      ? {}
      : { product_percent: `Please enter 0 to ${MOST_PERCENT_OFF}.` }),
    ...(isWithin(draft.notice, 0, noticeDays) ? {} : { notice_days: `Please enter 0 to ${noticeDays}.` }),
  };
}

/** Raw input of the form. */
function draftOf(offer: DeskOffer | null) {
  const shown = offer?.shown;
  return {
    name: shown?.name ?? '',
    description: shown?.description ?? '',
    price: shown ? String(shown.price) : '',
    rhythm: (shown?.rhythm ?? 'month') as Rhythm,
    sessions: shown ? String(shown.sessions) : '1',
    over: offer?.carries_over ?? false,
    vat: offer?.vat_rate === null || offer?.vat_rate === undefined ? '' : String(offer.vat_rate),
    min: String(offer?.min_periods ?? 0),
    notice: String(offer?.notice_days ?? 0),
    services: offer?.service_ids ?? [],
    off: String(offer?.percent_off ?? 0),
    offServices: offer?.percent_service_ids ?? [],
    productsOff: String(offer?.product_percent ?? 0),
  };
}

/** A membership offer: sessions, price, period and terms of cancellation. */
export function OfferForm({
  offer,
  goodFor,
  onDone,
}: {
  offer: DeskOffer | null;
  goodFor: GoodFor;
  onDone: () => void;
}) {
  const { business } = useDesk();
  const shown = offer?.shown;
  const { form, set, box, errors, change, dialog } = useOffer(() => draftOf(offer), errorsOf);

  function send() {
    const { name, description, rhythm, services } = form;
    const input = {
      ...{ name, description, rhythm, services },
      price: priceOf(form.price) ?? 0,
      sessions: Number(form.sessions),
      carriesOver: form.over,
      vatRate: rateOf(form.vat),
      minPeriods: Number(form.min),
      noticeDays: Number(form.notice),
      percentOff: Number(form.off),
      percentServices: Number(form.off) > 0 ? form.offServices : [],
      productPercent: Number(form.productsOff),
    };
    void change({
      api: 'desk_save_membership',
      send: async () =>
        (await run(DeskSaveMembershipDocument, { business: business.id, id: offer?.id ?? null, ...input }))
          .desk_save_membership,
      onDone,
    });
  }

  return (
    <OfferDialog
      id="membership"
      name={shown?.name ?? null}
      newTitle="New membership"
      newAction="Offer it"
      {...dialog}
      send={send}
    >
      {offer !== null && offer.members > 0 && (
        <Note className="md:col-span-2">Members who joined before keep their price and terms.</Note>
      )}
      <NameField maxLength={membershipLimits.name} {...box('name')} />
      <PriceField hint="VAT included." {...box('price')} />
      <Select
        label="Charged"
        value={form.rhythm}
        onChange={(event) => set({ rhythm: event.currentTarget.value as Rhythm })}
      >
        {RHYTHMS.map((rhythm) => (
          <option key={rhythm} value={rhythm}>
            {RHYTHM_NAMES[rhythm]}
          </option>
        ))}
      </Select>
      <FigureField label="Sessions per payment" {...box('sessions')} />
      <Checkbox
        label="Unused ones carry over once"
        className="self-end"
        checked={form.over}
        onChange={(event) => set({ over: event.currentTarget.checked })}
      />
      <FigureField label="Minimum term, in payments" hint="0 for none." {...box('min', 'min_periods')} />
      <FigureField label="Notice, in days" hint="0 for none." {...box('notice', 'notice_days')} />
      <FigureField
        label="VAT rate, percent"
        hint="Leave empty for your shop’s rate."
        isDecimal
        {...box('vat', 'vat_rate')}
      />
      <TextArea
        className="md:col-span-2"
        label="Description"
        hint="Guests read it before they join."
        rows={2}
        maxLength={membershipLimits.description}
        value={form.description}
        error={errors.description}
        onChange={(event) => set({ description: event.currentTarget.value })}
      />
      {goodFor(form.services, (services) => set({ services }))}
      <FigureField
        label="Percent off services"
        hint="For members, on top of their sessions. 0 for none."
        {...box('off', 'percent_off')}
      />
      <FigureField label="Percent off products" hint="0 for none." {...box('productsOff', 'product_percent')} />
      {whole(form.off) > 0 && goodFor(form.offServices, (offServices) => set({ offServices }), PERCENT_ON)}
    </OfferDialog>
  );
}
