export { type LoadDemoOptions, loadDemo } from './load-demo.ts';
export { DEMO_PASSWORD, demoLogins } from './logins.ts';
