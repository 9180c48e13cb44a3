/** Who plays: the Black Organization and the town, what each role can do, and what everybody of a side can. */
import type { Game, Seat } from '../../journal/state.ts'
import type { Role } from '../../rules/role.ts'
import { getOwn } from '../../ruleset/catalogue.ts'
import { chosen, implied, stated, type Rules } from '../../ruleset/localized-text.ts'
import type { InEach } from '../../text/in-each.ts'
import { section, type SectionWords } from './section.ts'
import type { Resolution } from './vocabulary.ts'

const member = (...abilities: string[]): Role => ({ faction: 'bo', abilities })

export const bo: Record<string, Role> = {
  anokata: member('chameleon', 'frame'),
  gin: member('slander'),
  vermouth: member('disguise', 'temporaryDisguise'),
  pisco: member('eraseBody', 'eraseEvidence'),
  vodka: member('neutralise', 'frighten'),
  bourbon: member('investigate'),
  irish: member('blackmail'),
  chianti: member('snipe'),
  korn: member('snipe', 'insultToInjury'),
  calvados: member('heavyHanded', 'bribe'),
  tequila: member('hinder'),
}

/** Its roles, highest rank first. */
export const ranks: readonly string[] = Object.keys(bo)

const townsperson = (...abilities: string[]): Role => ({ faction: 'town', abilities })

/** They share what they do: of each ability one use a phase, the highest in rank first. */
const detectiveBoys: Record<string, Role> = {
  ayumi: townsperson('interrogate', 'handOff'),
  genta: townsperson('interrogate', 'handOff'),
  mitsuhiko: townsperson('interrogate', 'handOff'),
}

export const town: Record<string, Role> = {
  akai: townsperson('vengeance', 'interrogate'),
  kazuha: townsperson('accompany'),
  satou: townsperson('arrest', 'release'),
  megure: townsperson('arrest'),
  takagi: townsperson('arrest'),
  shiratori: townsperson('arrest'),
  hakuba: townsperson('travel', 'interrogate'),
  makoto: townsperson('travel', 'protect'),
  araide: townsperson('heal'),
  eri: townsperson('lawsuit', 'voiceOfReason'),
  kogorou: townsperson('accuse'),
  kaitoKid: townsperson('disguise', 'discombobulate', 'confuse'),
  akemi: townsperson('steal'),
  heiji: townsperson('interrogate'),
  conan: townsperson('investigate'),
  ...detectiveBoys,
  civilian: townsperson(),
}

export const boysRank: readonly string[] = Object.keys(detectiveBoys)

export const roles: Readonly<Record<string, Role>> = { ...bo, ...town }
export const rolesInRank: readonly string[] = Object.keys(roles)

/** A role as what an action is sent in with; one that a host composed is taken as well. */
export const asRole = (says: InEach) => ({ says, values: rolesInRank, open: true }) as const

/** What a seat’s role can do, also one that the host composed, without what its side can. */
export const abilitiesOf = (
  { customRoles }: Pick<Game, 'customRoles'>,
  { role }: Pick<Seat, 'role'>,
): readonly string[] => (getOwn(customRoles, role) ?? getOwn(roles, role))?.abilities ?? []

/** The disguise that the set-up gave somebody. */
export const disguiseGiven = ({ details }: Pick<Seat, 'details'>): string | undefined =>
  details?.disguise?.trim() || undefined

/** Who somebody's lover is. */
export const loverOf = (run: Resolution, slot: string): string | undefined =>
  getOwn(run.seat(slot).details ?? {}, 'lover')

const rules: Rules = {
  'CONAN-E1': implied({
    en: 'There are two sides, the Black Organization and the town, and everybody belongs to one of them.',
    ru: 'Сторон две: Черная организация и город; каждый принадлежит к одной из них.',
  }),
  'CONAN-E2': implied({
    en: 'The members of the Organization know each other: what one of them finds out is told to all.',
    ru: 'Члены Организации знают друг друга: что узнал один, сообщают всем.',
  }),
  'CONAN-E3': stated({
    en: 'The Organization and the Detective Boys have ranks, and ranks decide between conflicting orders.',
    ru: 'В Организации и у Юных детективов есть ранги; между приказами решает ранг.',
  }),
  'CONAN-E4': implied({
    en: 'Ayumi, Genta and Mitsuhiko are the Detective Boys, a group of the town. If several of them send in the same ability, the highest in rank who can use it counts: one who is arrested, injured, absent, dead or neutralized outranks nobody.',
    ru: 'Аюми, Гэнта и Мицухико — это Юные детективы, группа внутри города. Если одну способность прислали несколько из них, считается ход старшего по рангу из тех, кто может ею воспользоваться: арестованный, раненый, отсутствующий, мертвый или нейтрализованный никого не опережает.',
  }),
  'CONAN-E13': chosen({
    en: 'The Organization should be a quarter to a third of the players; anything else only gives a warning.',
    ru: 'Организация должна составлять от четверти до трети игроков; если это не так, ведущего только предупреждают.',
  }),
}

const words = {
  roles: {
    anokata: 'Anokata',
    gin: 'Gin',
    vermouth: 'Vermouth',
    pisco: 'Pisco',
    vodka: 'Vodka',
    bourbon: 'Bourbon',
    irish: 'Irish',
    chianti: 'Chianti',
    korn: 'Korn',
    calvados: 'Calvados',
    tequila: 'Tequila',
    akai: 'Shuichi Akai',
    kazuha: 'Kazuha Toyama',
    satou: 'Miwako Satou',
    megure: 'Inspector Megure',
    takagi: 'Wataru Takagi',
    shiratori: 'Ninzaburo Shiratori',
    hakuba: 'Saguru Hakuba',
    makoto: 'Makoto Kyogoku',
    araide: 'Dr Araide',
    eri: 'Eri Kisaki',
    kogorou: 'Kogorou Mouri',
    kaitoKid: 'Kaito KID',
    akemi: 'Akemi Miyano',
    heiji: 'Heiji Hattori',
    conan: 'Conan Edogawa',
    ayumi: 'Ayumi',
    genta: 'Genta',
    mitsuhiko: 'Mitsuhiko',
    civilian: 'Civilian',
  },
  rolesShort: {
    anokata: ['Boss', 'Ano kata', 'that person'],
    akai: ['Akai', 'Shuichi', 'Akai Shuichi'],
    kazuha: ['Kazuha', 'Toyama Kazuha'],
    satou: ['Satou', 'Sato', 'Miwako'],
    megure: ['Megure'],
    takagi: ['Takagi'],
    shiratori: ['Shiratori'],
    hakuba: ['Hakuba'],
    makoto: ['Makoto', 'Kyogoku'],
    araide: ['Araide'],
    eri: ['Eri', 'Kisaki'],
    kogorou: ['Kogorou', 'Kogoro', 'Mouri'],
    kaitoKid: ['KID', 'Kaitou KID', 'Kaito Kid'],
    akemi: ['Akemi'],
    heiji: ['Heiji', 'Hattori'],
    conan: ['Conan', 'Shinichi', 'Kudo', 'Edogawa'],
    civilian: ['town', 'townsperson', 'vanilla', 'citizen'],
  },
  factions: { town: 'Town', bo: 'Black Organization' },
  goals: {
    town: 'You win when every member of the Black Organization is dead or under arrest.',
    bo: 'You win when there are as many of the Black Organization as of the Town, or when nothing can prevent this from happening.',
  },
  results: { town: 'town', bo: 'Black Organization' },
  terms: { bo: 'the Organization', town: 'the town' },
} satisfies SectionWords

export const playing = section({ rules, words })
