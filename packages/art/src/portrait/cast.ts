/** Recurring people of the demo, who look the same everywhere. */
import type { Look, Traits } from './traits.ts';

type Role = { look: Look; traits: Partial<Traits> };

const fair = '#f6d9c3';
const light = '#f2cdb4';
const olive = '#dda77f';
const brown = '#b97c54';
const dark = '#8f5b3e';
const deep = '#6b4230';

const cast: Record<string, Role> = {
  'niamh-gallagher': {
    look: 'feminine',
    traits: { skin: fair, hair: '#a8502c', style: 'long', freckles: true, cloth: '#1f5a45', glasses: 'none' },
  },
  'kwame-mensah': {
    look: 'masculine',
    traits: { skin: deep, hair: '#16100d', style: 'crop', beard: 'short', cloth: '#e9ae4a', glasses: 'none' },
  },
  'sinead-ni-bhriain': {
    look: 'feminine',
    traits: { skin: fair, hair: '#3a2418', style: 'bun', cloth: '#6b4c7a', glasses: 'none' },
  },
  'piotr-nowak': {
    look: 'masculine',
    traits: { skin: light, hair: '#6d5136', style: 'parted', beard: 'stubble', glasses: 'round', cloth: '#12352a' },
  },
  'piotr-zajac': {
    look: 'masculine',
    traits: { skin: light, hair: '#8a5a34', style: 'quiff', beard: 'none', glasses: 'square', cloth: '#27475a' },
  },
  'orla-feeney': {
    look: 'feminine',
    traits: { skin: light, hair: '#d9a962', style: 'bob', cloth: '#c4573a', glasses: 'none' },
  },
  'dara-okafor': {
    look: 'masculine',
    traits: { skin: dark, hair: '#16100d', style: 'curls', beard: 'none', cloth: '#12352a', glasses: 'none' },
  },
  'aoife-brennan': {
    look: 'feminine',
    traits: { skin: light, hair: '#4a2a1a', style: 'fringe', cloth: '#3c8467', glasses: 'none' },
  },
  'fatima-rahman': {
    look: 'feminine',
    traits: { skin: brown, hair: '#1d1512', style: 'scarf', cloth: '#6b4c7a', glasses: 'none' },
  },
  'amara-eze': {
    look: 'feminine',
    traits: { skin: deep, hair: '#16100d', style: 'braids', cloth: '#e9ae4a', glasses: 'none' },
  },
  'hanna-lindqvist': {
    look: 'neutral',
    traits: { skin: fair, hair: '#d8b478', style: 'crop', beard: 'none', cloth: '#27475a', glasses: 'round' },
  },
  'marta-silva': { look: 'feminine', traits: { skin: olive, hair: '#2a1b14', style: 'wavy', cloth: '#8f3c28' } },
  'tomas-o-laoire': {
    look: 'masculine',
    traits: { skin: fair, hair: '#b9b2aa', style: 'parted', beard: 'full', cloth: '#27475a' },
  },
  'brid-kavanagh': {
    look: 'feminine',
    traits: { skin: light, hair: '#d8d2c8', style: 'bob', glasses: 'square', cloth: '#6b4c7a' },
  },
};

const feminine = new Set(
  'adaeze aga ailbhe aine aisling alina amara amber amy anca anna aoife assumpta attracta bairbre becky bernie bianca blathnaid brid brigid caoimhe carmel chiara ciara clare claudia clodagh cora deirdre denise dilara dympna eilis eimear elena ellen emer emma erin ewa fatima feile fi fiona gemma gobnait grace grainne hanh hannah helen imelda ines iris isabel isolde ita ivana jacinta jade jen jess joanna karen kate katie kavita klara lan laoise laura leah leona lina lorna lorraine lucia lucy maeve mags maire majella maria marta martina meabh meave mei miriam monika muireann natasha neasa nessa niamh noelle nollaig nora noreen nuala oksana ola olivia orla orlaith paula petra priya rachel renata riona robyn roisin ruth sadhbh saoirse sarah shauna sheila silvia sinead siobhan siofra sophie sorcha suzanne tara thuy treasa trish una wanda wiktoria xiomara yvonne zoe zofia zuzanna'.split(
    ' ',
  ),
);
const masculine = new Set(
  'adam ade aidan alan ali bartek benny brian cathal cian ciaran cillian colm conor daniel david dawid dean declan dermot diarmuid donal donie donncha eamon enda eoghan eoin femi fergal fergus finbarr fionn frank garrett gavin gearoid ger gus hugh hussein jack james jamie john jonas jp julian kevin kofi kuba kwame liam lorcan luis luke marek mark martin max michael mossie niall noel oisin padraig pat patrick paul peadar peter piotr pol quentin robert ronan rory ross sam seamus sean shane stephen tiago tom tomas torsten viktor vlad wale yusuf zach'.split(
    ' ',
  ),
);

/** Letters without accents, words joined by hyphens: "Sinéad Ní Bhriain" and `sinead-ni-bhriain` are one person. */
export const plainName = (seed: string | number): string =>
  String(seed)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The default appearance for this name. */
export function roleOf(seed: string | number): Role {
  const name = plainName(seed);
  const first = name.split('-')[0] ?? '';
  const look = feminine.has(first) ? 'feminine' : masculine.has(first) ? 'masculine' : 'neutral';
  return cast[name] ?? { look, traits: {} };
}
