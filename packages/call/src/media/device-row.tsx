import { ChevronDown, CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  label: string;
  isFine: boolean;
  devices: readonly MediaDeviceInfo[];
  chosen: string | undefined;
  onChoose(id: string): void;
  /** Help text when the device does not work. */
  help?: ReactNode;
  children?: ReactNode;
}

/** One row of the device check: whether it works, which one is used, and how to fix it. */
export function DeviceRow({ title, label, isFine, devices, chosen, onChoose, help, children }: Props) {
  const Mark = isFine ? CircleCheck : CircleAlert;
  return (
    <li className="grid min-h-17 grid-cols-[24px_1fr_auto] items-center gap-3.5 border-line border-t py-3">
      <Mark aria-hidden="true" className={isFine ? 'text-thyme-700' : 'text-danger'} size={22} />
      <div className="min-w-0">
        <b className="font-semibold">{title}</b>
        {devices.length > 0 && (
          <span className="relative flex max-w-full items-center text-ink-soft">
            <select
              aria-label={label}
              value={chosen ?? devices[0]?.deviceId}
              onChange={(event) => onChoose(event.target.value)}
              className="min-h-8 max-w-full cursor-pointer appearance-none truncate rounded-xs bg-transparent pr-7 focus-visible:focus-ring"
            >
              {devices.map((device, index) => (
                <option key={device.deviceId} value={device.deviceId}>
                  {device.label || `${label} ${index + 1}`}
                </option>
              ))}
            </select>
            <ChevronDown aria-hidden="true" size={18} className="pointer-events-none -ml-6 shrink-0" />
          </span>
        )}
        {help && <p className="mt-0.5 text-ink-soft text-sm">{help}</p>}
      </div>
      {children}
    </li>
  );
}
