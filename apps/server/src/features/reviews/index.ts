export { decideReport, type ListedReport, listReports } from './reports.ts';
