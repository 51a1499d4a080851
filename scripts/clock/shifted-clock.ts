// Loaded into the server's process before its own code: its clock is as wrong as a file says, from one moment to the next.
import { readFileSync, watchFile } from 'node:fs';

const file = process.env.CLOCK_OFFSET_FILE ?? '';
const RealDate = Date;
const read = () => Number(readFileSync(file, 'utf8')) * 1000 || 0;
let offset = read();
watchFile(file, { interval: 200, persistent: false }, () => {
  offset = read();
});

class ShiftedDate extends RealDate {
  constructor(...values: [] | [number | string | Date] | [number, number, ...number[]]) {
    if (values.length === 0) super(RealDate.now() + offset);
    else super(...(values as [number]));
  }
  static override now(): number {
    return RealDate.now() + offset;
  }
}

globalThis.Date = ShiftedDate as DateConstructor;
