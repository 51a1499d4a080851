import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { DeskBeginningDocument, DeskTradesDocument } from '../../generated/graphql.ts';
import { Waiting } from '../../lib/changes/owner-only.tsx';
import { run } from '../../lib/graphql/client.ts';
import { storedToken } from '../../lib/session.ts';
import { keys, write } from '../../lib/storage.ts';
import { AccountStep } from './account-step.tsx';
import { DoorStep } from './door-step.tsx';
import { HoursStep } from './hours-step.tsx';
import { LivePreview, type Offered, type Typed } from './live-preview.tsx';
import type { Beginning } from './operations.ts';
import { PlaceStep } from './place-step.tsx';
import { ServicesStep } from './services-step.tsx';
import { StepFrame } from './step-frame.tsx';
import { TermsStep } from './terms-step.tsx';

/** The first incomplete step, where a returning owner continues. */
function nextStep({ desk_shop: shop, desk_menu }: Beginning): number {
  if (desk_menu.every(({ services }) => services.length === 0)) return 1;
  if (shop.hours.length === 0) return 2;
  return shop.policy.length === 0 && shop.upfront_percent === 0 ? 3 : 4;
}

interface WizardProps {
  /** A shop that was started and is not open yet. */
  begun: number | null;
  onOpen: (businessId: number) => void;
}

/** The sign-up wizard. Each step is saved when it is left, so that it can be continued later. */
export function Wizard({ begun, onOpen }: WizardProps) {
  const [hasAccount, setHasAccount] = useState(() => storedToken() !== '');
  const [businessId, setBusinessId] = useState(begun);
  const [chosen, setChosen] = useState<number | null>(null);
  const [typed, setTyped] = useState<Typed>({ name: '', description: '', area: '', slug: '' });
  const trades = useQuery({
    queryKey: ['desk', 'trades'],
    queryFn: async () => (await run(DeskTradesDocument, {})).desk_trades,
    enabled: hasAccount,
  });
  const beginning = useQuery({
    queryKey: ['desk', businessId, 'beginning'],
    queryFn: () => run(DeskBeginningDocument, { business: businessId ?? 0 }),
    enabled: hasAccount && businessId !== null,
  });
  const known = businessId === null ? null : (beginning.data ?? null);
  const shown: Typed = known
    ? {
        name: known.desk_shop.name,
        description: known.desk_shop.description,
        area: known.desk_shop.area,
        slug: known.desk_shop.slug,
      }
    : typed;
  const [offered, setOffered] = useState<readonly Offered[] | null>(null);
  const step = chosen ?? (known ? nextStep(known) : 0);
  useStepFocus(hasAccount ? step : -1);

  if (!hasAccount)
    return (
      <StepFrame current={null} aside={<LivePreview typed={shown} beginning={null} />}>
        <AccountStep onDone={() => setHasAccount(true)} />
      </StepFrame>
    );
  const isReady = trades.data !== undefined && (businessId === null || known !== null);
  const go = (to: number) => () => setChosen(to);
  return (
    <StepFrame
      current={step}
      aside={<LivePreview typed={step === 0 ? typed : shown} beginning={known} offered={step === 1 ? offered : null} />}
    >
      {!isReady && (
        <Waiting
          isError={trades.isError || beginning.isError}
          retry={() => {
            void trades.refetch();
            void beginning.refetch();
          }}
        />
      )}
      {isReady && step === 0 && (
        <PlaceStep
          trades={trades.data ?? []}
          shop={known?.desk_shop ?? null}
          onType={setTyped}
          onDone={(id) => {
            write(keys.business, String(id));
            setBusinessId(id);
            setChosen(1);
          }}
        />
      )}
      {isReady && known && step === 1 && (
        <ServicesStep beginning={known} trades={trades.data ?? []} onOffer={setOffered} onBack={go(0)} onDone={go(2)} />
      )}
      {isReady && known && step === 2 && <HoursStep beginning={known} onBack={go(1)} onDone={go(3)} />}
      {isReady && known && step === 3 && <TermsStep beginning={known} onBack={go(2)} onDone={go(4)} />}
      {isReady && known && step === 4 && (
        <DoorStep beginning={known} onBack={go(3)} onDone={() => onOpen(known.desk_shop.id)} />
      )}
    </StepFrame>
  );
}

/** Focuses the heading of a new step, so that it is announced; not on the first load. */
function useStepFocus(step: number): void {
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    document.querySelector<HTMLElement>('main h1')?.focus();
  }, [step]);
}
