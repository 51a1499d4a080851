import { MESSAGE_REPORT_NOTE_MOST, MESSAGE_REPORT_REASONS } from '@thyme/domain/conversations';
import { Dialog, RadioCard, RadioGroup, TextArea } from '@thyme/ui';
import { useState } from 'react';
import { ActionDialog } from '../action-dialog.tsx';

interface ReportMessagesProps {
  other: string;
  busy: boolean;
  onClose: () => void;
  onReport: (form: { reason: string; note: string }) => Promise<void>;
}

/** Reports a conversation to support. */
export function ReportMessages({ other, busy, onClose, onReport }: ReportMessagesProps) {
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <ActionDialog
        title="Report this conversation"
        description={`Someone at Thyme will read the latest messages and decide within four days. We won’t tell ${other}.`}
        close="Cancel"
        action="Report"
        disabled={reason === ''}
        busy={busy}
        onAct={() => onReport({ reason, note })}
      >
        <RadioGroup label="What’s wrong?" value={reason} onValueChange={setReason}>
          {Object.entries(MESSAGE_REPORT_REASONS).map(([value, words]) => (
            <RadioCard key={value} value={value}>
              {words}
            </RadioCard>
          ))}
        </RadioGroup>
        <TextArea
          className="mt-4"
          label="Anything else we should know?"
          hint="Optional."
          rows={3}
          maxLength={MESSAGE_REPORT_NOTE_MOST}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </ActionDialog>
    </Dialog>
  );
}
