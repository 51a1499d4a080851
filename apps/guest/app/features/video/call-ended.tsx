import { Button, Dialog, DialogContent, LogoMark } from '@thyme/ui';
import { Link } from 'react-router';
import { APPOINTMENTS } from './appointments-path.ts';

/** The shop has ended the call: one link to go on. */
export function CallEnded() {
  return (
    <Dialog open>
      <DialogContent
        title="Call Ended"
        role="alertdialog"
        width="slim"
        description="Business has ended your consultation video call."
        onEscapeKeyDown={(event) => event.preventDefault()}
        onPointerDownOutside={(event) => event.preventDefault()}
        foot={
          <Button asChild wide>
            <Link to={APPOINTMENTS}>Ok</Link>
          </Button>
        }
      >
        <LogoMark className="mx-auto h-16 w-12 text-thyme-700" />
      </DialogContent>
    </Dialog>
  );
}
