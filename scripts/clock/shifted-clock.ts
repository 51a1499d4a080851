// Loaded into the server's process before its own code: shifts its clock by the offset in a file, which may change at any time.
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
