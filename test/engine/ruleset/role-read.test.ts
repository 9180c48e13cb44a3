/** What a seat is called: side, modifiers and roles in any order and any spelling. */
import { describe, expect, it } from 'vitest'
import { roleLexicon } from '../../../engine/ruleset/role-lexicon.ts'
import { readRole } from '../../../engine/ruleset/role-read.ts'
import { systemById } from '../../../engine/systems/index.ts'

const rar = systemById('rar')!
const lexicon = roleLexicon(rar)

/** `mafia roleblocker xShot(2)`. */
function brief(said: string, known = lexicon): string {
  const read = readRole(said, known, true)
  if ('unread' in read) return `? ${read.unread}`
  const { role, faction, modifiers, settings = {}, details = {}, inside, asks } = read
  const uses = modifiers.map(
    ({ modifier, count, on }) => modifier + (count === undefined ? '' : `(${count})`) + (on ? `@${on}` : ''),
  )
  return [
    faction,
    role,
    ...uses,
    ...[...Object.entries(settings), ...Object.entries(details)].map(([key, value]) => `${key}=${value}`),
    inside && `[${inside}]`,
    ...asks.map(({ word }) => `${word}?`),
  ]
    .filter(Boolean)
    .join(' ')
}

describe('the name of a seat', () => {
  it.each([
    ['Town Two-Shot Vigilante', 'town vigilante xShot(2)'],
    ['Town 2-shot Vigilante', 'town vigilante xShot(2)'],
    ['Town Two–Shot Vigilante', 'town vigilante xShot(2)'],
    ['Town Two shot Vigilante', 'town vigilante xShot(2)'],
    ['Town 3shot Jailkeeper', 'town jailkeeper xShot(3)'],
    ['2-Shot Mafia Roleblocker', 'mafia roleblocker xShot(2)'],
    ['Vigilante x2', 'vigilante xShot(2)'],
    ['Vigilante (2)', 'vigilante xShot(2)'],
    ['Vigilante [2 shots]', 'vigilante xShot(2)'],
    ['double-shot town doctor', 'town doctor xShot(2)'],
    ['X-Shot Doctor', 'doctor xShot(1) X Shot?'],
    ['One-Shot Town Vigilante', 'town vigilante xShot(1)'],
  ])('has its shots in any form: %s', (said, read) => expect(brief(said)).toBe(read))

  it.each([
    ['Town Odd Night Cop', 'town cop oddNight'],
    ['Town Odd-Night Loyal Cop', 'town cop oddNight loyal'],
    ['Cop, Odd-Night, Town', 'town cop oddNight'],
    ['macho town cop', 'town cop macho'],
    ['Loyal Weak Mafia Doctor', 'mafia doctor loyal weak'],
    ['evenNight evil tracker', 'mafia tracker evenNight'],
    ['Jail Keeper (mafia)', 'jailkeeper [mafia]'],
    ['Townsperson', 'vanilla'],
    ['Vanilla Mafia', 'goon'],
    ['Mafia Vanilla', 'mafia goon'],
    ['Mafia Townie', 'goon'],
    ['Macho Townie', 'vanilla macho'],
    ['Mafia Ninja', 'mafia ninja'],
    ['Town Doublevoter', 'town doublevoter'],
    ['Ascetic Townie', 'ascetic'],
    ['Bulletproof Goon', 'mafia bulletproof'],
    ['Vanilla Townies', 'vanilla'],
    ['ninja goon', 'ninja'],
    ['insane cop', 'cop sanity=insane'],
    ['Viglante', 'vigilante'],
    ['Town Bodygaurd', 'town bodyguard'],
    ['Scum Prostitute', 'mafia roleblocker'],
    ['Role-Blocker', 'roleblocker'],
    ['Town White Mage', 'town doctor'],
    ['Personal Mafia Roleblocker', 'mafia roleblocker personal'],
    ['Town Non-Factional Doctor', 'town doctor personal'],
    ['Town Activated Bulletproof', 'town bulletproof activated'],
    ['1-Shot Mafia Encrypter', 'mafia encryptor xShot(1)'],
    ['Town 2-Shot Day Neighbourizer', 'town neighborizer xShot(2) byDay'],
    ['Daytime Neighborizer', 'neighborizer byDay'],
  ])('is read in any order: %s', (said, read) => expect(brief(said)).toBe(read))

  it.each([
    ['Town 1-Shot Bulletproof Bodyguard', 'town bodyguard xShot(1)@vest also=bulletproof'],
    ['Town Activated Ascetic Cop', 'town cop activated@asceticism also=ascetic'],
    ['Mafia 1-Shot Encryptor Roleblocker', 'mafia roleblocker xShot(1)@encryptor also=encryptor'],
    ['Town Neighbour/Cop', 'town cop also=neighbor'],
    ['Town Cop + Doctor', 'town cop also=doctor'],
    ['Mafia A Goon', 'mafiaA goon'],
    ['Third Party One-Shot Bulletproof Serial Killer', 'serialKiller xShot(1)@vest also=bulletproof'],
    [
      '1-Shot Strongman 1-Shot Bulletproof Serial Killer',
      'serialKiller xShot(1)@strongman xShot(1)@vest also=strongman, bulletproof',
    ],
    [
      'Even Night Compulsive Fruit Vendor/Odd Night Serial Killer',
      'serialKiller fruitVendor evenNight@vend compulsive@vend oddNight@murder also=serialKiller',
    ],
    ['Mafia Traitor Night 3 Roleblocker', 'mafia roleblocker nightX(3)@block also=traitor'],
    ['Nights 2 and 4 Cop', 'cop nightX(2) nightX(4)'],
    ['Back-Up Doctor', 'backup of=doctor'],
    ['Town Daytalk Enabler Neighbor', 'town enabler of=encryptor also=neighbor'],
    ['Town Deputy Neighbour', 'town backup of=cop also=neighbor Deputy?'],
    ['Backup', 'backup Backup?'],
    ['Mafia JOAT (Ninja, Strongman, Roleblocker)', 'mafia jackOfAllTrades holds=ninja, strongman, roleblocker'],
    ['Jack (1-shot Cop, 2-shot Doctor)', 'jackOfAllTrades [1-shot Cop, 2-shot Doctor]'],
    ['JOAT (Cop & Detective)', 'jackOfAllTrades [Cop & Detective] Detective?'],
    ['JOAT (Detective, Doctor)', 'jackOfAllTrades holds=cop, doctor Detective?'],
    ['JOAT (Insane Cop, Doctor)', 'jackOfAllTrades [Insane Cop, Doctor]'],
    ['JOAT (Weak Cop, Doctor)', 'jackOfAllTrades [Weak Cop, Doctor]'],
    ['JOAT (Cop, Backup Doctor)', 'jackOfAllTrades [Cop, Backup Doctor]'],
    ['Mason #2', 'mason group=2'],
    ['Mason #1 #2', '? Mason #1 #2'],
    ['Vanilla Goon', 'goon'],
    ['Macho Vanilla Townie', 'vanilla macho'],
    ['VT Goon', '? VT Goon'],
    ['Town Goon', '? Town Goon'],
    ['Mafia Vanilla Townie', '? Mafia Vanilla Townie'],
    ['Sane Insane Cop', '? Sane Insane Cop'],
    ['Neighbor (A)', 'neighbor group=A'],
    ['Cop (A)', 'cop [A]'],
    ['Werewolves', 'werewolf werewolf'],
    ['Ninja Roleblocker', 'roleblocker ninja'],
    ['Cop Cop', '? Cop Cop'],
    ['Macho macho cop', '? Macho macho cop'],
  ])('may have several roles: %s', (said, read) => expect(brief(said)).toBe(read))

  it.each([
    ['Town Zamboni', '? Zamboni'],
    ['Town Cop Zamboni', '? Zamboni'],
    ['2-shot', '? 2-shot'],
    ['Town Mafia Cop', '? Town Mafia Cop'],
    ['odd-night', '? odd-night'],
    ['Town Vanillla Copp', '? Copp'],
    ['Vig 7', '? 7'],
  ])('with a word that is nothing is not read: %s', (said, read) => expect(brief(said)).toBe(read))

  it('that means different things on different sites is asked about, and the answer holds', () => {
    expect(brief('Town Nurse')).toContain('Nurse?')
    expect(brief('Town Detective')).toBe('town cop Detective?')
    expect(brief('Town Detective', roleLexicon(rar, { detective: 'role cop' }))).toBe('town roleCop')
    expect(brief('Town Nurse', roleLexicon(rar, { nurse: 'nurse' }))).toBe('town nurse')
    expect(brief('2-shot Zamboni', roleLexicon(rar, { Zamboni: 'Town Tracker' }))).toBe('town tracker xShot(2)')
  })

  it.each([
    ['2-Shot Tracker Watcher', '2 Shot Tracker 2 Shot Watcher'],
    ['Town Loyal Cop + Doctor', 'Town Loyal Cop Loyal Doctor'],
    ['Odd-Night Vigilante/Roleblocker', 'Odd Night Vigilante Odd Night Roleblocker'],
  ])('asks once whose a modifier is that stands before two roles that act: %s', (said, twice) => {
    const asked = readRole(said, lexicon, true)
    expect(asked).toMatchObject({ asks: [{ word: said, means: [said, twice] }] })
    expect(readRole(said, roleLexicon(rar, { [said]: said }), true)).toEqual({ ...asked, asks: [] })
    const both = readRole(said, roleLexicon(rar, { [said]: twice }), true)
    if ('unread' in both || 'unread' in asked) throw new Error(said)
    expect(both.asks).toEqual([])
    expect(both.modifiers).toHaveLength(2 * asked.modifiers.length)
  })

  it.each([
    '1-Shot Bulletproof Cop',
    '2-Shot Tracker Neighbor',
    'Tracker 2-Shot Watcher',
    '2-Shot Tracker 1-Shot Watcher',
    'Innocent Child 1-Shot Vigilante',
    'Macho Cop Doctor',
    '1-Shot Bulletproof Cop Doctor',
    'Odd-Night Cop',
  ])('does not ask where one of them is passive, or has its own: %s', said =>
    expect(readRole(said, lexicon, true)).toMatchObject({ asks: [] }),
  )

  it.each([
    ['Town Backup Protective', 'Backup Doctor'],
    ['Investigative Backup', 'Backup Cop'],
    ['Mafia Blocking Enabler', 'Enabler Jailkeeper'],
  ])('asks which role of a class is meant: %s', (said, near) => {
    const read = readRole(said, lexicon, true)
    expect('unread' in read ? read : read.asks[0]!.means[0]).toBe(near)
    expect(brief(said)).toMatch(/ (?:backup|enabler) of=\w+|^(?:backup|enabler) of=\w+/)
  })

  it('asks once what a jack-of-all-trades holds, where the name does not say so', () => {
    expect(readRole('Town JOAT', lexicon, true)).toMatchObject({
      role: 'jackOfAllTrades',
      asks: [{ word: 'JOAT', means: ['JOAT (Cop, Doctor, Vigilante, Roleblocker)', 'JOAT'] }],
    })
    const told = (means: string) => brief('Mafia 2-Shot JOAT', roleLexicon(rar, { joat: means }))
    expect(told('JOAT (Tracker, Watcher)')).toBe('mafia jackOfAllTrades xShot(2) holds=tracker, watcher')
    expect(told('JOAT')).toBe('mafia jackOfAllTrades xShot(2)')
    expect(brief('JOAT (Cop, Doctor)', roleLexicon(rar, { joat: 'JOAT (Tracker, Watcher)' }))).toBe(
      'jackOfAllTrades holds=cop, doctor',
    )
    expect(brief('Backup JOAT')).toBe('backup of=jackOfAllTrades')
  })

  it('is asked about with roles that exist', () => {
    const words = [...lexicon.words].flatMap(([word, { asked }]) => (asked ? [word] : []))
    expect(words).toContain('gunsmith')
    for (const word of words) {
      const read = readRole(word, lexicon, true)
      if ('unread' in read) continue
      for (const means of read.asks.flatMap(({ means }) => means))
        expect(readRole(means, lexicon, false), `${word}: ${means}`).not.toHaveProperty('unread')
    }
    const asks = (said: string) => readRole(said, lexicon, true)
    expect(asks('Gunsmith')).toMatchObject({ role: 'gunsmith', asks: [{ means: ['gunsmith'] }] })
    expect(asks('Day Cop')).toMatchObject({ role: 'cop', modifiers: [{ modifier: 'byDay' }] })
    expect(asks('Day Vigilante')).toMatchObject({ role: 'dayVigilante', modifiers: [] })
  })

  it('has no slip and no bare modifier where it may as well be somebody’s name', () => {
    expect(readRole('Viglante', lexicon, false)).toEqual({ unread: 'Viglante' })
    expect(readRole('Loyal', lexicon, false)).toEqual({ unread: 'Loyal' })
  })
})
