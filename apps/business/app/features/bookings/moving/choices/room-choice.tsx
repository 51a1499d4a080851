import { Select } from '@thyme/ui';
import { useMoving } from '../moving-context.ts';

/** Chooses the room, if the appointment was dragged in a room's column. */
export function RoomChoice({ value, onChange }: { value: number | null; onChange: (roomId: number) => void }) {
  const { calendar } = useMoving();
  if (value === null) return null;
  return (
    <Select label="Room" value={value} onChange={(event) => onChange(Number(event.currentTarget.value))}>
      {(calendar?.by_room.rooms ?? []).map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}
