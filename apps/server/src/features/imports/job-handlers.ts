import { type AnyHandledJob, handleJob } from '../../jobs/handle-job.ts';
import { checkImport } from './steps/check-import.ts';
import { runImport } from './steps/run-import.ts';
import { checkImportJob, runImportJob, undoImportJob } from './steps/step.ts';
import { undoImport } from './steps/undo-import.ts';

export const importJobs: readonly AnyHandledJob[] = [
  handleJob(checkImportJob, checkImport),
  handleJob(runImportJob, runImport),
  handleJob(undoImportJob, undoImport),
];
