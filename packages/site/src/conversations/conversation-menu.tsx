import {
  Dialog,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
  IconButton,
} from '@thyme/ui';
import { Ban, Ellipsis, Flag } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ActionDialog } from '../action-dialog.tsx';
import { ReportMessages } from './report-messages.tsx';

interface ConversationMenuProps {
  /** The other side's name in the button's label. */
  fullName: string;
  /** The other side's name in the dialogs. */
  name: string;
  isBlocked: boolean;
  isBusy: boolean;
  /** What blocking means for this side. */
  blockWords: ReactNode;
  /** Each resolves to true on success. */
  onBlock: (wanted: boolean) => Promise<boolean>;
  onReport: (form: { reason: string; note: string }) => Promise<boolean>;
}

/** Blocking and reporting. */
export function ConversationMenu(props: ConversationMenuProps) {
  const { fullName, name, isBlocked, isBusy, blockWords, onBlock, onReport } = props;
  const [asking, setAsking] = useState<'block' | 'report' | null>(null);
  const close = () => setAsking(null);
  const closeAfter = async (work: Promise<boolean>) => {
    if (await work) close();
  };
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton label={`More about the conversation with ${fullName}`}>
            <Ellipsis aria-hidden="true" className="size-5" />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={() => (isBlocked ? void closeAfter(onBlock(false)) : setAsking('block'))}>
            <Ban aria-hidden="true" className="size-4.5" /> {isBlocked ? 'Unblock messages' : 'Block messages'}
          </DropdownMenuItem>
          <DropdownMenuItem danger onSelect={() => setAsking('report')}>
            <Flag aria-hidden="true" className="size-4.5" /> Report
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <Dialog open={asking === 'block'} onOpenChange={(open) => !open && close()}>
        {asking === 'block' && (
          <ActionDialog
            title={`Block messages from ${name}?`}
            width="slim"
            close="Cancel"
            action="Block messages"
            danger
            busy={isBusy}
            onAct={() => closeAfter(onBlock(true))}
          >
            <p>{blockWords}</p>
          </ActionDialog>
        )}
      </Dialog>
      {asking === 'report' && (
        <ReportMessages other={name} busy={isBusy} onClose={close} onReport={(form) => closeAfter(onReport(form))} />
      )}
    </>
  );
}
