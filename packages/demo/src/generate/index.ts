export { type GenerateOptions, type GenerateProgress, generate } from './generate.ts';
