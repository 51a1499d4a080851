import { Note } from '@thyme/ui';
import { CircleCheck } from 'lucide-react';
import { DeviceChecks, Mirror } from './device-checks.tsx';
import { useDevices } from './use-devices.ts';

/** Camera, microphone and speaker, tried out without a call. They are released with the component. */
export default function DeviceCheck({ ownName }: { ownName: string }) {
  const devices = useDevices();
  const { isAsking, trouble } = devices;
  const isReady = !isAsking && !trouble.camera && !trouble.microphone;
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      <Mirror devices={devices} ownName={ownName} isOn />
      <div className="[&>ul]:mt-0">
        <DeviceChecks devices={devices} listens />
        {isReady && (
          <Note announce icon={<CircleCheck aria-hidden="true" />}>
            You’re ready. Nobody sees or hears you here, and nothing is recorded.
          </Note>
        )}
      </div>
    </div>
  );
}
