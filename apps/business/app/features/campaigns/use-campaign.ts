import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  DeskRemoveCampaignDocument,
  DeskSaveCampaignDocument,
  DeskSendCampaignDocument,
  DeskTestCampaignDocument,
} from '../../generated/graphql.ts';
import { useChange } from '../../lib/changes/use-change.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { useAct } from '../../lib/use-act.ts';
import type { CampaignDraft } from './campaign-draft.ts';
import type { SendTime } from './words-card.tsx';

interface Edited {
  /** Null for a new one. */
  id: number | null;
  values: CampaignDraft;
  isDirty: boolean;
  kept: () => void;
}

/** Actions of a draft. A new one gets its own URL once it is saved. */
export function useCampaign({ id, values, isDirty, kept }: Edited) {
  const { business } = useDesk();
  const { change, busy } = useChange();
  const { act, busy: acting } = useAct();
  const navigate = useNavigate();
  const [goTo, setGoTo] = useState<string | null>(null);
  // Navigates in an effect, after the guard against unsaved changes is off.
  useEffect(() => {
    if (goTo !== null) void navigate(goTo, { replace: true });
  }, [goTo, navigate]);

  async function save(): Promise<number | null> {
    let stored: number | null = null;
    await change({
      api: 'desk_save_campaign',
      send: async () =>
        (await run(DeskSaveCampaignDocument, { business: business.id, id, ...values })).desk_save_campaign,
      onDone: (answer) => {
        stored = answer.id ?? null;
        if (id !== null) kept();
      },
    });
    return stored;
  }

  async function keep(): Promise<void> {
    const stored = await save();
    if (stored !== null && id === null) setGoTo(`/campaigns/${stored}`);
  }

  async function send(time: SendTime): Promise<void> {
    const stored = isDirty || id === null ? await save() : id;
    if (stored === null) return;
    const when = { date: time?.date, time: time?.minute };
    await change({
      api: 'desk_send_campaign',
      send: async () =>
        (await run(DeskSendCampaignDocument, { business: business.id, id: stored, ...when })).desk_send_campaign,
    });
    if (id === null) setGoTo(`/campaigns/${stored}`);
  }

  const remove = (draft: number) =>
    change({
      api: 'desk_remove_campaign',
      send: async () =>
        (await run(DeskRemoveCampaignDocument, { business: business.id, id: draft })).desk_remove_campaign,
      onDone: () => setGoTo('/campaigns'),
    });

  const { channel, subject, body } = values;
  const test = () =>
    act(
      'test',
      async () =>
        (await run(DeskTestCampaignDocument, { business: business.id, channel, subject, body })).desk_test_campaign,
    );

  return { keep, send, remove, test, busy: busy ?? acting, goTo };
}
