/** Searches of every kind: places full of shops and empty ones, names, slips, filters alone and together. */
export const searches: readonly object[] = [
  {},
  { sort: 'Newest' },
  { where: 'Dublin 8' },
  { where: 'Dublin 8', sort: 'Nearest' },
  { where: 'Clifden' },
  { where: 'Clifden', text: 'hair' },
  { where: 'Dublin 8', text: 'massage' },
  { where: 'Ranelagh', text: 'massage', distance: 3 },
  { where: 'Galway', text: 'massage', sort: 'Nearest' },
  { text: 'willow room' },
  { text: 'Fern Quiet' },
  { text: 'wilow rom' },
  { text: 'masage', where: 'Limerick' },
  { gender: 'Female Only', where: 'Cork' },
  { open: true, where: 'Dublin 8' },
  { open: true, where: 'Galway', text: 'hair' },
  { price: 20, where: 'Galway' },
  { rating: 4.5, where: 'Limerick' },
  { text: 'yoga', where: 'Dingle' },
  { text: 'submarine' },
];

/** The same kinds with a day or a time: wide and narrow windows, today and later, places full of shops and empty ones. */
export const timedSearches: readonly object[] = [
  { day: 'today' },
  { day: 'today', time: 'evening' },
  { day: 'tomorrow', where: 'Dublin 8' },
  { day: 'tomorrow', time: 'morning', where: 'Dublin 8', text: 'massage' },
  { day: 'today', time: 'evening', where: 'Ranelagh', text: 'massage', distance: 3 },
  { day: 'weekend', where: 'Galway', text: 'hair' },
  { day: 'weekend', where: 'Clifden' },
  { day: 'tomorrow', where: 'Cork', sort: 'Nearest' },
  { time: 'evening', where: 'Limerick' },
  { day: 'tomorrow', text: 'yoga', where: 'Dingle' },
  { day: 'today', time: 'evening', text: 'massage' },
  { day: 'tomorrow', rating: 4.5, where: 'Limerick' },
];

export const SEARCH = `query($text: String, $where: String, $distance: Int, $sort: String, $gender: String, $open: Boolean, $price: Int, $rating: Float, $day: String, $time: String) {
  business_search(business_type: $text, where: $where, distance: $distance, sort: $sort, gender: $gender, open_now: $open, max_price: $price, min_rating: $rating, day: $day, time: $time) {
    data { id slug name rating } paginatorInfo { total }
  }
}`;
export const WITH_TIMES = SEARCH.replace('paginatorInfo', 'free_times { business_id times } paginatorInfo');
export const TIMED = WITH_TIMES.replace('paginatorInfo', 'without_times paginatorInfo');
