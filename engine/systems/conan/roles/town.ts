/** The town. The Detective Boys stand in the order of their rank (CONAN-E4). */
import type { Role } from '../../../rules/role.ts'

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
