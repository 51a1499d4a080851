import { Queries } from '@thyme/site/graphql/queries.tsx';
import { LinkedForms } from '../../features/forms/linked-forms.tsx';

/** The forms of an appointment, answered through the link in a mail and without a login. */
export function BeforeYouComePage({ token }: { token: string }) {
  return (
    <Queries>
      <div className="mx-auto max-w-2xl px-4 py-8 md:py-12">
        <LinkedForms token={token} />
      </div>
    </Queries>
  );
}
