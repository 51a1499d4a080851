export { useSuggestions } from '@thyme/site/use-suggestions.ts';
