import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { DeskChoosePlanDocument } from '../../../generated/graphql.ts';
import { run } from '../../../lib/graphql/client.ts';
import type { Plan, PlanOffer } from '../operations.ts';
import { choiceWords } from './plan-words.ts';
import { usePlanAct } from './use-plan-act.ts';

interface ChoiceDialogProps {
  plan: Plan;
  offer: PlanOffer;
  onDone: () => void;
}

/** Explains what a change costs and when it starts, before it is made. */
export function ChoiceDialog({ plan, offer, onDone }: ChoiceDialogProps) {
  const { perform, busy } = usePlanAct();
  const { title, sentence, action } = choiceWords(plan, offer);
  const choose = () =>
    perform(
      'subscribe',
      async (business) => (await run(DeskChoosePlanDocument, { business, plan: offer.code })).subscribe,
    );
  return (
    <ActionDialog
      width="slim"
      title={title}
      description={sentence}
      action={action}
      close="Not now"
      busy={busy !== null}
      onAct={async () => {
        if (await choose()) onDone();
      }}
    >
      <p className="text-ink-soft">You can leave at the end of any {offer.period}.</p>
    </ActionDialog>
  );
}
