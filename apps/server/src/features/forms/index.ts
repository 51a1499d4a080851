export { GivenFormInput, givenForms, givenFormsArgument } from './answer-input.ts';
export { checkForms, dueTitles, type GivenForm, storeForms } from './answers.ts';
export { formsPath } from './form-link.ts';
export { listTests } from './patch-tests/store.ts';
