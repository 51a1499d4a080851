import { useNavigation } from 'react-router';

/** A line along the top while the next page loads. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return (
    <>
      {state !== 'idle' && (
        <div
          aria-hidden="true"
          className="fixed inset-x-0 top-0 z-50 h-0.75 origin-left bg-clay [animation:page-progress_8s_cubic-bezier(0.1,0.8,0.3,1)_forwards]"
        />
      )}
      <p role="status" className="sr-only">
        {state === 'loading' ? 'Loading…' : ''}
      </p>
    </>
  );
}
