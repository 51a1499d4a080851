import { fieldsOfSection, profileField } from '@thyme/domain/accounts';
import { Button, Card } from '@thyme/ui';
import { Pencil } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/hydration/lazy-part.ts';
import { type SplitNumber, splitNumber, usePhoneWords } from './phone.ts';
import type { Profile } from './use-profile.ts';

const EditProfile = lazyPart(() => import('./edit-profile.tsx').then((module) => ({ default: module.EditProfile })));

const day = new Intl.DateTimeFormat('en-IE', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

const regions = new Intl.DisplayNames('en-IE', { type: 'region' });

/** 'Ireland' for 'IE'; other words stay as they were given. */
const countryName = (country: string) => (/^[A-Z]{2}$/.test(country) ? regions.of(country) : country);

/** The optional fields that have a line of their own; those of the address share one. */
const listed = fieldsOfSection('basics').filter((name) => ['plain', 'choice'].includes(profileField(name).kind));

/** The details of a guest in the order of the list. */
function useDetails({ first_name, last_name, email, mobile, client_detail: more }: Profile) {
  const address = [more?.suite, more?.address, more?.eir_code, more?.country && countryName(more.country)]
    .filter(Boolean)
    .join(', ');
  return [
    ['Name', `${first_name} ${last_name}`],
    ['Email', email],
    ['Mobile', usePhoneWords(mobile)],
    ['Date of birth', more?.dob == null ? null : day.format(more.dob * 1000)],
    ...listed.map((name) => [profileField(name).label, more?.[name]] as const),
    ['Address', address],
  ] as const;
}

/** The details list, and the dialog that changes it. */
export function ProfileDetails({ profile }: { profile: Profile }) {
  const details = useDetails(profile);
  const [editing, setEditing] = useState<SplitNumber | null>(null);
  const [opening, setOpening] = useState(false);

  async function edit() {
    setOpening(true);
    const stored = profile.mobile ?? '';
    const asStored = { country: 'IE', national: stored };
    setEditing(stored === '' ? asStored : await splitNumber(stored).catch(() => asStored));
    setOpening(false);
  }

  return (
    <Card look="raised" padding="lg">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="display-22">Your details</h2>
        <Button variant="secondary" size="sm" busy={opening} onClick={() => void edit()}>
          <Pencil aria-hidden="true" /> Edit Profile
        </Button>
      </div>
      <dl className="mt-3 divide-y divide-line">
        {details.map(([label, value]) => (
          <div key={label} className="grid gap-x-4 py-3.5 sm:grid-cols-[10rem_1fr]">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="[overflow-wrap:anywhere]">{value || <span className="text-ink-faint">Not given</span>}</dd>
          </div>
        ))}
      </dl>
      <Suspense>
        {editing && <EditProfile profile={profile} phone={editing} onClose={() => setEditing(null)} />}
      </Suspense>
    </Card>
  );
}
