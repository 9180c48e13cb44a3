/** A night as the oracle takes it, and what it says of one. */

export type OracleAction = {
  id: string
  actor: number
  does:
    | 'shoot'
    | 'protect'
    | 'block'
    | 'jail'
    | 'swap'
    | 'redirect'
    | 'deflect'
    | 'attract'
    | 'stop'
    | 'commute'
    | 'track'
    | 'watch'
    | 'investigate'
    | 'visit'
    | 'guard'
    | 'screen'
    | 'sit'
    | 'hide'
    | 'cprProtect'
    | 'frame'
    | 'recruit'
    | 'vend'
    | 'save'
    | 'clean'
    | 'follow'
    | 'peek'
    | 'detect'
    | 'carryKill'
    | 'masonize'
    | 'ask'
  /** Player indices; swap [a, b]; redirect [actor, goal]; deflect [from, goal]; attract and commute []. */
  to: number[]
}
export type OraclePlayer = {
  alignment: 'town' | 'mafia' | 'cult'
  passives?: ('bulletproof' | 'gunOwner' | 'ascetic')[]
  /** Attacks the player's own armour stops; absent with `bulletproof` = all of them. */
  vest?: number
  mods?: (
    | 'strongWilled'
    | 'strongman'
    | 'ninja'
    | 'loyal'
    | 'disloyal'
    | 'weak'
    | 'macho'
    | 'unstoppable'
    | 'traitor'
    | 'unrecruitable'
    | 'simple'
    | 'complex'
    | 'lazy'
    | 'loud'
    | 'personal'
  )[]
  /** Has nothing but a side, for what works only on such players or only on others. */
  plain?: true
  /** What a check for guns finds. */
  armed?: true
}
export type OracleNight = {
  players: OraclePlayer[]
  actions: OracleAction[]
  ruleFour: 'literal' | 'carried'
  split?: 'chosenTarget' | 'all'
  /** Whoever hides behind scum of another side dies of it. */
  hidersPerish?: true
}
export type OracleResult = {
  deaths: number[]
  /** Action id → places where a route of it stands with an empty chain; movers: []. */
  comes: Record<string, number[]>
  /** Action id → whom an action left something with: fruit is there where its vendor comes, and so is word of a loud visitor. */
  left: Record<string, number[]>
  /** Action id → traitors whom the kill of their own mafia took in. */
  taken: Record<string, number[]>
  /** Per sensing action: 'nothing', 'noResult', or a sorted comma list. */
  learned: Record<string, string>
  /** Actions left out of moves by RAR-R9. */
  split: string[]
}
