import { Queries } from '@thyme/site/graphql/queries.tsx';
import { LinkedReminder } from '../../features/reminders/linked-reminder.tsx';

/** Confirm, move or cancel an appointment through the link in a message. */
export function ReminderPage({ code }: { code: string }) {
  return (
    <Queries>
      <div className="mx-auto max-w-2xl px-4 py-8 md:py-12">
        <LinkedReminder code={code} />
      </div>
    </Queries>
  );
}
