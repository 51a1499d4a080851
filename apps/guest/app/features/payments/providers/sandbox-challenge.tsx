import { Dialog, DialogContent } from '@thyme/ui';
import type { CardOutcome } from './card-port.ts';
import { type Challenge, challengeOutcome } from './sandbox-gateway.ts';

interface SandboxChallengeProps {
  challenge: Challenge;
  onEnd: (outcome: CardOutcome) => void;
}

/** The bank's own page in a frame, as 3-D Secure shows it. Each time it loads, the order's status is read. */
export function SandboxChallenge({ challenge, onEnd }: SandboxChallengeProps) {
  async function look() {
    try {
      const outcome = await challengeOutcome(challenge.publicId);
      if (outcome) onEnd(outcome);
    } catch (error) {
      console.warn('The answer to the bank’s check did not arrive.', error);
      onEnd({ kind: 'unknown' });
    }
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onEnd({ kind: 'cancelled' })}>
      <DialogContent title="Your bank wants to check it’s you" width="slim" flush>
        <iframe
          title="Your bank"
          src={challenge.url}
          onLoad={() => void look()}
          className="block h-75 w-full border-0"
        />
      </DialogContent>
    </Dialog>
  );
}
