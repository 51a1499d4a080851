import { REPORT_NOTE_MOST, REPORT_REASONS } from '@thyme/domain/reviews';
import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { Dialog, RadioCard, RadioGroup, TextArea } from '@thyme/ui';
import { useState } from 'react';
import { DeskReportReviewDocument } from '../../generated/graphql.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { useAct } from '../../lib/use-act.ts';
import type { DeskReview } from './operations.ts';

/** Reports a review to the operator. A merely bad review has no reason to choose here. */
export function ReportDialog({ review, onClose }: { review: DeskReview; onClose: () => void }) {
  const { business } = useDesk();
  const { act, busy } = useAct();
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const send = async () => {
    const input = { business: business.id, id: review.id, reason, note };
    const isDone = await act(
      'desk_report_review',
      async () => (await run(DeskReportReviewDocument, input)).desk_report_review,
    );
    if (isDone) onClose();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <ActionDialog
        title="Report this review"
        description="We’ll decide within four days and let you both know. Until then it stays on your page."
        close="Cancel"
        action="Report"
        disabled={reason === ''}
        busy={busy !== null}
        onAct={send}
      >
        <RadioGroup label="What’s wrong with it?" value={reason} onValueChange={setReason}>
          {Object.entries(REPORT_REASONS).map(([value, words]) => (
            <RadioCard key={value} value={value}>
              {words}
            </RadioCard>
          ))}
        </RadioGroup>
        <TextArea
          className="mt-4"
          label="Anything else we should know?"
          hint="Optional. Your guest doesn’t see it."
          rows={3}
          maxLength={REPORT_NOTE_MOST}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </ActionDialog>
    </Dialog>
  );
}
