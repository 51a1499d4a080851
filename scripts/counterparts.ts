import { counterparts } from '../counterparts/src/list.ts';
import { runChecks } from './testing/run-checks.ts';

// npm run counterparts [-- word …]
await runChecks(counterparts, 'counterpart');
