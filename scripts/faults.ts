import { faults } from '../faults/src/list.ts';
import { runChecks } from './testing/run-checks.ts';

// npm run faults [-- word …]
await runChecks(faults, 'fault');
