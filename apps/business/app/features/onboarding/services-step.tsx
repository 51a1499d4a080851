import { currencyOfCountry, currencySymbol, parseMajor, toMajor } from '@thyme/domain/money';
import { serviceLimits } from '@thyme/domain/services';
import { Button, Checkbox, FieldError, TextField } from '@thyme/ui';
import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { DeskSaveFirstServicesDocument } from '../../generated/graphql.ts';
import { useChange } from '../../lib/changes/use-change.ts';
import { run } from '../../lib/graphql/client.ts';
import type { Offered } from './live-preview.tsx';
import type { Beginning, Trades } from './operations.ts';
import { StepForm, StepHead } from './step-frame.tsx';

interface Offer {
  isOn: boolean;
  name: string;
  minutes: string;
  price: string;
}

/** Services saved earlier, then suggestions for the trade. */
function offersOf({ desk_menu, desk_shop }: Beginning, trades: Trades): Offer[] {
  const said = desk_menu
    .flatMap(({ services }) => services)
    .map(({ name, pricings: [first] }) => ({
      isOn: true,
      name,
      minutes: String(first?.duration ?? 60),
      price: String(first?.price ?? ''),
    }));
  const usual = trades.find(({ slug }) => slug === desk_shop.trade)?.services ?? [];
  const more = usual
    .filter(({ name }) => !said.some((offer) => offer.name === name))
    .map(({ name, minutes, price }, index) => ({
      isOn: said.length === 0 && index < 3,
      name,
      minutes: String(minutes),
      price: String(price),
    }));
  return [...said, ...more];
}

const isWrong = ({ name, minutes, price }: Offer) =>
  name.trim() === '' ||
  !parseMajor(price || 'x').ok ||
  !(Number(minutes) >= 5 && Number(minutes) <= 720) ||
  !Number.isInteger(Number(minutes));

/** Ticked services that have a name, as they would be saved. */
function offeredIn(offers: readonly Offer[]): Offered[] {
  return offers
    .filter(({ isOn, name }) => isOn && name.trim() !== '')
    .map(({ name, minutes, price }) => {
      const amount = parseMajor(price || '0');
      return { name, minutes: Number(minutes) || 0, price: amount.ok ? toMajor(amount.value) : 0 };
    });
}

interface ServicesStepProps {
  beginning: Beginning;
  trades: Trades;
  /** Reports the ticked services to the preview. */
  onOffer: (offered: readonly Offered[]) => void;
  onBack: () => void;
  onDone: () => void;
}

/** Suggested services of the trade, each editable and optional. */
export function ServicesStep({ beginning, trades, onOffer, onBack, onDone }: ServicesStepProps) {
  const { desk_shop: shop } = beginning;
  const [offers, setOffers] = useState(() => offersOf(beginning, trades));
  const [error, setError] = useState('');
  const { change, busy } = useChange();
  useEffect(() => onOffer(offeredIn(offers)), [offers, onOffer]);
  const set = (index: number, values: Partial<Offer>) =>
    setOffers(offers.map((offer, at) => (at === index ? { ...offer, ...values } : offer)));
  const symbol = <span aria-hidden="true">{currencySymbol(currencyOfCountry(shop.country))}</span>;

  function send() {
    const chosen = offers.filter(({ isOn }) => isOn);
    if (chosen.length === 0) return setError('Please choose at least one service.');
    if (chosen.some(isWrong))
      return setError('Please give each service a name, between 5 and 720 minutes, and a price.');
    setError('');
    const services = offeredIn(chosen);
    void change({
      api: 'desk_save_first_services',
      quiet: true,
      send: async () =>
        (await run(DeskSaveFirstServicesDocument, { business: shop.id, services })).desk_save_first_services,
      onDone,
    });
  }

  return (
    <StepForm name="What you do" busy={busy !== null} onBack={onBack} onSend={send}>
      <StepHead
        title="What do you do most?"
        lead="Three is plenty to start with. These are common in your trade; change them to suit."
      />
      <ul className="grid gap-2">
        {offers.map((offer, index) => {
          const label = offer.name || `Service ${index + 1}`;
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: an offer is its place in the list
              key={index}
              className={clsx('rounded-sm border border-line px-4 py-2', offer.isOn ? 'bg-card' : 'bg-transparent')}
            >
              <div className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-2 md:grid-cols-[auto_1fr_8rem_7rem]">
                <Checkbox
                  hideLabel
                  label={`Offer ${label}`}
                  checked={offer.isOn}
                  onChange={(event) => set(index, { isOn: event.currentTarget.checked })}
                />
                <TextField
                  hideLabel
                  label={`Name of service ${index + 1}`}
                  maxLength={serviceLimits.name}
                  value={offer.name}
                  disabled={!offer.isOn}
                  onChange={(event) => set(index, { name: event.currentTarget.value })}
                />
                {offer.isOn && (
                  <>
                    <TextField
                      hideLabel
                      className="col-start-2 md:col-start-auto"
                      label={`${label} takes, in minutes`}
                      inputMode="numeric"
                      value={offer.minutes}
                      end={<span className="grid h-11 place-items-center pr-3 text-sm text-ink-soft">min</span>}
                      onChange={(event) => set(index, { minutes: event.currentTarget.value })}
                    />
                    <TextField
                      hideLabel
                      className="col-start-2 md:col-start-auto"
                      label={`${label} costs`}
                      inputMode="decimal"
                      icon={symbol}
                      value={offer.price}
                      onChange={(event) => set(index, { price: event.currentTarget.value })}
                    />
                  </>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {error && (
        <div className="mt-3" role="alert">
          <FieldError>{error}</FieldError>
        </div>
      )}
      <Button
        variant="ghost"
        className="mt-2"
        onClick={() => setOffers([...offers, { isOn: true, name: '', minutes: '60', price: '' }])}
      >
        <Plus aria-hidden="true" className="size-5" />
        Something else
      </Button>
    </StepForm>
  );
}
