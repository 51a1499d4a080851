import { type CalendarRight, type Role, rightsOf } from '@thyme/domain/people';
import { RadioCard, RadioGroup, Switch } from '@thyme/ui';
import { useState } from 'react';
import { DeskSaveRightsDocument } from '../../generated/graphql.ts';
import { useChange } from '../changes/use-change.ts';
import { useDesk } from '../desk.ts';
import { run } from '../graphql/client.ts';

export interface MemberRights {
  user_id: number;
  first_name: string;
  role: string;
  calendar: string;
  sees_money: boolean;
}

const ROLES: Record<string, { label: string; detail: string }> = {
  staff: { label: 'Staff', detail: 'Calendar, appointments and guests' },
  manager: { label: 'Manager', detail: 'Runs the shop too: services, hours and the team' },
};

export const ROLE_NAMES: Record<string, string> = { owner: 'Owner', manager: 'Manager', staff: 'Staff' };

/** 'Manager. Everyone’s calendar, no money.' */
export function rightsWords({ role, calendar, sees_money }: Omit<MemberRights, 'user_id' | 'first_name'>): string {
  if (role === 'owner') return 'Everything';
  return `${calendar === 'own' ? 'Own calendar' : 'Everyone’s calendar'}, ${sees_money ? 'sees money' : 'no money'}`;
}

/** Role and rights of one member; each change is saved at once and applies from their next request. */
export function RightsEditor({ member }: { member: MemberRights }) {
  const { business } = useDesk();
  const { change, busy } = useChange();
  const [sent, setSent] = useState<MemberRights | null>(null);
  const shown = sent ?? member;
  async function save(values: Partial<MemberRights>) {
    const next = { ...shown, ...values };
    const { role, calendar, seesMoney } = rightsOf({
      role: next.role as Role,
      calendar: next.calendar as CalendarRight,
      seesMoney: next.sees_money,
    });
    setSent({ ...next, calendar, sees_money: seesMoney });
    await change({
      api: 'desk_save_rights',
      send: async () =>
        (
          await run(DeskSaveRightsDocument, {
            business: business.id,
            user: member.user_id,
            role,
            calendar,
            sees_money: seesMoney,
          })
        ).desk_save_rights,
    });
    setSent(null);
  }
  const isBusy = busy !== null;
  const row = 'flex min-h-12 items-center justify-between gap-4 border-t border-line py-2';
  return (
    <div className="grid gap-3">
      <RadioGroup
        label={`Role of ${member.first_name}`}
        hideLabel
        value={shown.role}
        disabled={isBusy}
        onValueChange={(role) => void save({ role })}
      >
        {Object.entries(ROLES).map(([role, { label, detail }]) => (
          <RadioCard key={role} value={role} detail={detail}>
            {label}
          </RadioCard>
        ))}
      </RadioGroup>
      <div>
        <p className={row}>
          <span>
            Everyone’s calendar
            <span className="block text-sm text-ink-soft">
              {shown.role === 'manager'
                ? 'A manager always sees it.'
                : 'Without it, their own appointments and guests only.'}
            </span>
          </span>
          <Switch
            label={`${member.first_name} sees everyone’s calendar`}
            checked={shown.calendar === 'all'}
            disabled={isBusy || shown.role === 'manager'}
            onCheckedChange={(all) => void save({ calendar: all ? 'all' : 'own' })}
          />
        </p>
        <p className={row}>
          <span>
            Money
            <span className="block text-sm text-ink-soft">Takings, books, reports and refunds.</span>
          </span>
          <Switch
            label={`${member.first_name} sees money`}
            checked={shown.sees_money}
            disabled={isBusy}
            onCheckedChange={(sees_money) => void save({ sees_money })}
          />
        </p>
      </div>
    </div>
  );
}
