import { useMutation } from '@tanstack/react-query';
import { notify } from '@thyme/site/notify.ts';
import { Button } from '@thyme/ui';
import { tellFailure } from '../../lib/failures.ts';
import { giveUpOrder, useLeaveOrder } from './leave-order.ts';

interface LetTimeGoProps {
  orderId: number;
  token: string;
  onGone: () => void;
}

/** For whoever will not pay after all: the time is free for others at once, and soon when they just go away. */
export function LetTimeGo({ orderId, token, onGone }: LetTimeGoProps) {
  const giveUp = useMutation({
    mutationFn: () => giveUpOrder(orderId, token),
    onSuccess: () => {
      notify.success('The time is free again. Nothing was charged.');
      onGone();
    },
    onError: (error) => tellFailure(error, { api: 'release order', body: { orderId } }),
  });
  useLeaveOrder({ orderId, token }, giveUp.isPending || giveUp.isSuccess);
  return (
    <Button variant="ghost" size="lg" busy={giveUp.isPending} onClick={() => giveUp.mutate()}>
      Let the time go
    </Button>
  );
}
