import { Card } from '@thyme/ui';
import type { Profile } from './use-profile.ts';

const day = new Intl.DateTimeFormat('en-IE', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

const regions = new Intl.DisplayNames('en-IE', { type: 'region' });

/** 'Ireland' for 'IE'; other words stay as they were given. */
const countryName = (country: string) => (/^[A-Z]{2}$/.test(country) ? regions.of(country) : country);

/** What is known of a guest, in the order it is shown; what is not known yet says so. */
function detailsOf({ first_name, last_name, email, mobile, client_detail: more }: Profile) {
  const address = [more?.suite, more?.address, more?.eir_code, more?.country && countryName(more.country)]
    .filter(Boolean)
    .join(', ');
  return [
    ['Name', `${first_name} ${last_name}`],
    ['Email', email],
    ['Mobile', mobile],
    ['Date of birth', more?.dob == null ? null : day.format(more.dob * 1000)],
    ['Gender', more?.gender],
    ['Address', address],
  ] as const;
}

export function ProfileDetails({ profile }: { profile: Profile }) {
  return (
    <Card className="p-5 md:p-7">
      <h2 className="display-22">Your details</h2>
      <dl className="mt-3 divide-y divide-line">
        {detailsOf(profile).map(([label, value]) => (
          <div key={label} className="grid gap-x-4 py-3.5 sm:grid-cols-[10rem_1fr]">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="[overflow-wrap:anywhere]">{value || <span className="text-ink-faint">Not given</span>}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
