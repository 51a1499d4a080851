/** One item after the other, and then from the beginning. A step that shares no factor with their number mixes them. */
export function inTurn<Item>(items: readonly Item[], step = 1): () => Item {
  let place = 0;
  return () => {
    place = (place + step) % items.length;
    return items[place] as Item;
  };
}
