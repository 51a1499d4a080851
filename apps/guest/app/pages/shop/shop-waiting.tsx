import { dateOfWall, formatDay, formatTime } from '@thyme/domain/time';
import { Queries } from '@thyme/site/graphql/queries.tsx';
import { Dialog, DialogContent } from '@thyme/ui';
import { RadioGroup } from '@thyme/ui/fields/radio-group.tsx';
import { TimeSlot } from '@thyme/ui/time/time-slot.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { GroupService } from '../../features/businesses/menu/menu.ts';
import { JoinList } from '../../features/waiting-list/join-list.tsx';

interface ShopWaitingProps {
  businessId: number;
  service: GroupService;
  onClose: () => void;
}

/** Joins the waiting list of a full class or course, for a date of the guest's choice. */
export default function ShopWaiting({ businessId, service, onClose }: ShopWaitingProps) {
  const { is_course: isWhole, service_schedules: dates } = service.service_group;
  const [time, setTime] = useState(dates.find(({ seats_left }) => seats_left === 0)?.date_time ?? dates[0]?.date_time);
  const navigate = useNavigate();
  return (
    <Queries>
      <Dialog open onOpenChange={(open) => !open && onClose()}>
        <DialogContent title={service.service_name} description="It’s fully booked, but places do come free.">
          <div className="grid gap-5">
            {!isWhole && dates.length > 1 && (
              <RadioGroup
                label="Which date?"
                value={String(time)}
                onValueChange={(value) => setTime(Number(value))}
                className="grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))]"
              >
                {dates.map(({ date_time }) => (
                  <TimeSlot
                    key={date_time}
                    value={String(date_time)}
                    over={formatDay(date_time)}
                    tone="plum"
                    className="min-h-15"
                  >
                    {formatTime(date_time)}
                  </TimeSlot>
                ))}
              </RadioGroup>
            )}
            {time !== undefined && (
              <JoinList
                key={time}
                businessId={businessId}
                pricingId={service.id}
                date={dateOfWall(time)}
                isWhole={isWhole}
                level={3}
                onLeave={onClose}
                onLogin={() => void navigate('/guest-login')}
              />
            )}
          </div>
        </DialogContent>
      </Dialog>
    </Queries>
  );
}
