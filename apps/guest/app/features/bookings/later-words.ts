/** When the rest is paid: in a group in which each pays their own part, the others pay theirs by link before the day. */
export const laterWords = (eachPays = false) => (eachPays ? 'Later, between you' : 'On the day');
