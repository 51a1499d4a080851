import { Note } from '@thyme/ui';
import { Check } from 'lucide-react';
import { isFreeNow, type PolicyProps, policyWords } from './policy-rail.tsx';

/** The policy in one sentence. Only free cancellation is highlighted. */
export function PolicyNote(props: PolicyProps) {
  const isFree = isFreeNow(props);
  return (
    <Note className="mt-5" tone={isFree ? 'info' : 'warn'} icon={isFree ? <Check aria-hidden="true" /> : undefined}>
      {policyWords(props)}.
    </Note>
  );
}
