export { type Ok, ok, type Refusal, type Refused, type Result, refuse } from './result/index.ts';
