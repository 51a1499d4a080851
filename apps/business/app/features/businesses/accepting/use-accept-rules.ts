import { type AcceptRule, type RuleGuests, withAnswer } from '@thyme/domain/bookings';
import { DeskSaveAcceptRulesDocument } from '../../../generated/graphql.ts';
import { useChange } from '../../../lib/changes/use-change.ts';
import { useDraft } from '../../../lib/changes/use-draft.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import type { Policy } from '../policy/operations.ts';

type Saved = Policy['accept_rules'];

const draftOf = (rules: Saved): readonly AcceptRule[] =>
  rules.map(({ guests, longer_than, paid, accepts, in_full: inFull }) => {
    const rule = { guests: guests as RuleGuests, longerThan: longer_than ?? null, paid, accepts };
    return inFull ? withAnswer(rule, 'in-full') : rule;
  });

export const inputOf = (rules: readonly AcceptRule[]) =>
  rules.map(({ guests, longerThan, paid, accepts, inFull }) => ({
    guests,
    longer_than: longerThan,
    paid,
    accepts,
    ...(inFull ? { in_full: true } : {}),
  }));

/** The shop's rules for accepting, with what is not saved yet. */
export function useAcceptRules(saved: Saved) {
  const { business } = useDesk();
  const { values: rules, setValues: setRules, isDirty, undo, kept } = useDraft(draftOf(saved));
  const { change, busy, errors } = useChange();
  const save = () =>
    change({
      api: 'desk_save_accept_rules',
      send: async () =>
        (await run(DeskSaveAcceptRulesDocument, { business: business.id, rules: inputOf(rules) }))
          .desk_save_accept_rules,
      onDone: kept,
    });
  return { rules, setRules, isDirty, undo, save, isBusy: busy !== null, problem: errors.rules };
}
