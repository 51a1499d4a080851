import { Repeat, Users } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../display/avatar.tsx';
import { Badge, CountBadge } from '../display/badge.tsx';
import { DateTile } from '../display/date-tile.tsx';
import { MoneyBar } from '../display/money-bar.tsx';
import { Price } from '../display/price.tsx';
import { Rating, Stars } from '../display/rating.tsx';
import { RatingBreakdown } from '../display/rating-breakdown.tsx';
import { SeatMeter } from '../display/seat-meter.tsx';
import { Table } from '../display/table.tsx';
import { Chip } from '../fields/chip.tsx';
import { Stack, Tile } from './tile.tsx';

export function PricesAndBadges() {
  return (
    <Tile title="Price, rating, badges" span={4}>
      <Stack gap="gap-5">
        <div className="flex flex-wrap gap-6 text-lg">
          <Price amount="€68" />
          <Price amount="€115" was="€140" />
          <Price amount="€18" per="each evening" />
        </div>
        <div className="flex flex-wrap gap-x-6 gap-y-3">
          <Rating value={4.9} count={212} />
          <Stars value={4.9} />
          <Stars value={3.4} />
        </div>
        <div className="flex flex-wrap gap-2">
          <Badge tone="green" dot>
            Open now
          </Badge>
          <Badge>Closed</Badge>
          <Badge tone="plum" icon={<Users aria-hidden="true" />}>
            Class
          </Badge>
          <Badge tone="plum" icon={<Repeat aria-hidden="true" />}>
            Every Tuesday
          </Badge>
          <Badge tone="clay">−18%</Badge>
          <Badge tone="honey">Partially paid</Badge>
          <Badge tone="green">Paid</Badge>
          <Badge tone="danger">Unpaid</Badge>
          <CountBadge count={5} label="5 new notifications" />
        </div>
        <WhoFor />
        <SeatMeter places={8} left={3} />
        <MoneyBar
          tone="plan"
          legend="stacked"
          paid={{ value: 86.6, amount: '€86.60', label: 'Pay now' }}
          due={{ value: 146.4, amount: '€146.40', label: 'On the day' }}
        />
      </Stack>
    </Tile>
  );
}

function WhoFor() {
  const [who, setWho] = useState('Everyone');
  return (
    <div className="flex flex-wrap gap-2">
      {['Everyone', 'Female Only', 'Male Only'].map((choice) => (
        <Chip key={choice} pressed={who === choice} onClick={() => setWho(choice)}>
          {choice}
        </Chip>
      ))}
    </div>
  );
}

export function Reviews() {
  return (
    <Tile title="Rating, people, dates" span={7}>
      <RatingBreakdown value={4.9} counts={[196, 12, 3, 1, 0]} />
      <div className="mt-7 flex flex-wrap items-center gap-5">
        {['Niamh', 'Gráinne', 'Conor', 'Orla'].map((name) => (
          <span key={name} className="inline-flex items-center gap-3">
            <Avatar name={name} /> {name}
          </span>
        ))}
        <DateTile weekday="Sat" day={22} month="August" />
        <DateTile tone="plain" day={13} month="Aug" />
      </div>
    </Tile>
  );
}

const lines = [
  { name: 'Cut & finish', time: '1 h', count: 1, sum: '€68.00' },
  { name: 'Half-head balayage', time: '1 h 45 min', count: 1, sum: '€115.00' },
];

export function Invoice() {
  return (
    <Tile title="Table" span={12}>
      <Table
        caption="What you booked"
        hideCaption
        rows={lines}
        rowKey={(line) => line.name}
        columns={[
          { key: 'name', title: 'Service', rowHeading: true, cell: (line) => line.name },
          { key: 'time', title: 'Time', cell: (line) => line.time },
          { key: 'count', title: 'Quantity', numeric: true, cell: (line) => line.count },
          { key: 'sum', title: 'Price', numeric: true, cell: (line) => line.sum },
        ]}
      />
    </Tile>
  );
}
