export interface NamedGuest {
  firstName: string;
  lastName: string;
  gender: 'Female' | 'Male' | 'Non Binary' | 'Prefer Not To Say';
  address: string;
  eirCode: string;
  dob: string;
}

const guest = (
  name: string,
  gender: NamedGuest['gender'],
  dob: string,
  address: string,
  eirCode: string,
): NamedGuest => {
  const [firstName = '', ...rest] = name.split(' ');
  return { firstName, lastName: rest.join(' '), gender, dob, address, eirCode };
};

/** The twenty guests who can log in. All of them are invented. */
export const namedGuests: readonly NamedGuest[] = [
  guest('Niamh Gallagher', 'Female', '1991-03-04', '26 Lennox Terrace, Portobello, Dublin 8', 'D08 K2V9'),
  guest('Orla Kennedy', 'Female', '1986-11-19', '7 Rathgar Road, Dublin 6', 'D06 C8X2'),
  guest('Ciarán Doyle', 'Male', '1994-06-30', '3 Botanic Avenue, Drumcondra, Dublin 9', 'D09 R7T1'),
  guest('Saoirse Byrne', 'Female', '1999-01-12', '41 South Circular Road, Dublin 8', 'D08 N5W4'),
  guest('Grace Adeyemi', 'Female', '1990-08-08', '9 Palmerston Park, Dublin 6', 'D06 F2H7'),
  guest('Meabh Kinsella', 'Female', '1978-04-22', '12 Patrick Street, Kilkenny', 'R95 V0K3'),
  guest('Piotr Nowak', 'Male', '1983-09-02', '22 Douglas Road, Cork', 'T12 P6A8'),
  guest('Fatima Rahman', 'Female', '1996-12-15', '60 Manor Street, Dublin 7', 'D07 E4C9'),
  guest('Cillian Daly', 'Male', '2001-02-27', '5 Main Street, Blackrock, Co. Dublin', 'A94 X3T6'),
  guest('Gráinne Walsh', 'Female', '1972-07-05', '18 The Quay, Waterford', 'X91 H2D5'),
  guest('Tomás Ó Súilleabháin', 'Male', '1968-10-31', '2 New Street, Killarney, Co. Kerry', 'V93 A1R4'),
  guest('Hanna Lindqvist', 'Non Binary', '1993-05-17', '11 Camden Row, Dublin 8', 'D08 T9P2'),
  guest('Eoghan Murphy', 'Male', '1989-03-21', '30 High Street, Kilkenny', 'R95 F6N1'),
  guest('Róisín Doyle', 'Female', '1997-09-09', '4 Church Road, Greystones, Co. Wicklow', 'A63 W8E3'),
  guest('Amara Eze', 'Female', '1988-06-14', '16 Poplar Square, Naas, Co. Kildare', 'W91 K7D2'),
  guest('Lorcan Byrne', 'Male', '1975-01-25', '8 Laurence Street, Drogheda, Co. Louth', 'A92 Y5C8'),
  guest('Marta Silva', 'Prefer Not To Say', '1985-11-03', '27 Phibsborough Road, Dublin 7', 'D07 R2V6'),
  guest('Donal Kearney', 'Male', '1963-08-19', '12 Bridge Street, Westport, Co. Mayo', 'F28 T4N7'),
  guest('Maeve Tierney', 'Female', '1992-02-11', '6 Upper Main Street, Letterkenny, Co. Donegal', 'F92 D9H5'),
  guest('Bríd Kavanagh', 'Female', '1958-12-01', '1 Beechwood Avenue, Dublin 6', 'D06 V1C3'),
];

const firstNames =
  'Aisling Brian Ciara Declan Eimear Fergal Gemma Hugh Isabel Jack Kate Liam Muireann Nessa Oisín Paula Quentin Rachel Seán Tara Úna Viktor Wanda Xiomara Yvonne Zara Conor Deirdre Emmet Fiadh Gearóid Helen Ivan Joan Keith Laura Michał Nora Owen Peig'.split(
    ' ',
  );
const lastNames =
  'Keane Lynch Moran Nolan Power Quinn Reilly Sheehan Tobin Ward Boyle Casey Dunne Egan Flood Griffin Hayes Joyce'.split(
    ' ',
  );

/** First and last name of a person who may be listed by first name only. */
export function fullNameOf(name: string, seed: number): [firstName: string, lastName: string] {
  const [firstName = name, ...rest] = name.split(' ');
  return [firstName, rest.join(' ') || (lastNames[seed % lastNames.length] as string)];
}

/** Guests without a login, who fill the diaries and write most of the reviews. */
export const otherGuests: readonly [firstName: string, lastName: string][] = Array.from({ length: 240 }, (_, index) => [
  firstNames[index % firstNames.length] as string,
  lastNames[(index * 7 + Math.floor(index / firstNames.length)) % lastNames.length] as string,
]);
