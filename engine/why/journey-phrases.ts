/** How explanations tell that something was led elsewhere. */
import type { InLocales, Phrases } from './phrases.ts'

export const journeyPhrases: InLocales<Phrases['journey']> = {
  setOut: { en: '{actor} targeted {first}', ru: '{actor_nom} направляется к {first_dat}' },
  visit: { en: 'visit', ru: 'визит' },
  way: { en: ', and {legs}', ru: ', и {legs}' },
  turned: { en: ', but {legs}', ru: ', но {legs}' },
  again: {
    en: '{use}, meant for {from}, went there too',
    ru: '{use}: цель другая ({from_nom}), а ушло туда же',
  },
  againStops: {
    en: '{use}, meant for {from}, came along and held',
    ru: '{use}: цель другая ({from_nom}), а ушло туда же и мешает',
  },
  instead: { en: '{use} sent {carried} to {to} instead', ru: '{use} меняет цель ({carried}): вместо этого {to_nom}' },
  pulled: {
    en: '{use} pulled {carried} toward {to} at the same time',
    ru: '{use} в то же время меняет цель ({carried}): {to_nom}',
  },
  cancelled: { en: '{use} canceled that out', ru: '{use} это гасит' },
  opposed: {
    en: '{use} moved {carried} from {from} to {to}',
    ru: '{use} меняет цель ({carried}): теперь это {to_nom}, а не {from_nom}',
  },
  first: {
    en: '{use} moved the {name} to {to}',
    ru: '{use} меняет цель{name, select, other {}}: теперь это {to_nom}',
  },
  firstWould: {
    en: '{use} would have moved the {name} to {to}',
    ru: '{use} может сменить цель{name, select, other {}}: тогда это {to_nom}',
  },
  back: {
    en: '{use} left the {name} on {to}',
    ru: '{use} оставляет прежнюю цель{name, select, other {}}: {to_nom}',
  },
  led: { en: 'the {name} went to {to}', ru: 'цель меняется{name, select, other {}}: теперь это {to_nom}' },
  met: { en: ', and that is {to}', ru: ', а это {to_nom}' },
  ledBy: {
    en: '{count, plural, one {# move} other {# moves}} took the {name} to {to}',
    ru: 'цель меняется{name, select, other {}} ({count, plural, one {# раз} few {# раза} many {# раз} other {# раза}}): теперь это {to_nom}',
  },
  further: { en: '{use} on to {to}', ru: '{use} — снова: теперь это {to_nom}' },
  list: {
    between: { en: ', ', ru: ', ' },
    last: { en: ' and ', ru: ', а ' },
  },
}
