/** The twenty guests who can log in, best first. All of them are invented. */
export const namedGuests: readonly [firstName: string, lastName: string, gender: string, town: string][] = [
  ['Niamh', 'Gallagher', 'Female', '14 Oakley Road, Ranelagh, Dublin 6'],
  ['Kwame', 'Mensah', 'Male', '3 Botanic Avenue, Drumcondra, Dublin 9'],
  ['Sinead', 'Ni Bhriain', 'Female', 'An Daingean, Co. Kerry'],
  ['Piotr', 'Nowak', 'Male', '22 Douglas Road, Cork'],
  ['Orla', 'Feeney', 'Female', '9 Sea Road, Galway'],
  ['Dara', 'Okafor', 'Male', '41 O’Connell Avenue, Limerick'],
  ['Aoife', 'Brennan', 'Female', '7 Rathgar Road, Dublin 6'],
  ['Fatima', 'Rahman', 'Female', '60 Manor Street, Dublin 7'],
  ['Cillian', 'Daly', 'Male', '5 Main Street, Blackrock'],
  ['Grainne', 'Walsh', 'Female', '18 The Quay, Waterford'],
  ['Tomas', 'O Suilleabhain', 'Male', '2 New Street, Killarney'],
  ['Hanna', 'Lindqvist', 'Non Binary', '11 Camden Row, Dublin 8'],
  ['Eoghan', 'Murphy', 'Male', '30 High Street, Kilkenny'],
  ['Roisin', 'Doyle', 'Female', '4 Church Road, Greystones'],
  ['Amara', 'Eze', 'Female', '16 Poplar Square, Naas'],
  ['Lorcan', 'Byrne', 'Male', '8 Laurence Street, Drogheda'],
  ['Marta', 'Silva', 'Prefer Not To Say', '27 Phibsborough Road, Dublin 7'],
  ['Donal', 'Kearney', 'Male', '12 Bridge Street, Westport'],
  ['Maeve', 'Tierney', 'Female', '6 Upper Main Street, Letterkenny'],
  ['Brid', 'Kavanagh', 'Female', '1 Beechwood Avenue, Dublin 6'],
];

const firstNames =
  'Aisling Brian Ciara Declan Eimear Fergal Gemma Hugh Isabel Jack Kate Liam Muireann Nessa Oisin Paula Quentin Rachel Sean Tara Una Viktor Wanda Xiomara Yvonne Zara Conor Deirdre Emmet Fiadh Gearoid Helen Ivan Joan Keith Laura Michal Nora Owen Peig'.split(
    ' ',
  );
const lastNames =
  'Keane Lynch Moran Nolan Power Quinn Reilly Sheehan Tobin Ward Boyle Casey Dunne Egan Flood Griffin Hayes Joyce'.split(
    ' ',
  );

/** Guests without a login, who fill the diaries and write most of the reviews. */
export const otherGuests: readonly [firstName: string, lastName: string][] = Array.from({ length: 240 }, (_, index) => [
  firstNames[index % firstNames.length] ?? 'Demo',
  lastNames[(index * 7 + Math.floor(index / firstNames.length)) % lastNames.length] ?? 'Guest',
]);
