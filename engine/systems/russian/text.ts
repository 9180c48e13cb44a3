/** The wording of this system, in English and in Russian, put together from its parts. */
import { keyWords } from './key-words-ru.ts'
import { sayingsOf } from './sayings-ru.ts'
import { speaksOver, stemsOf } from './stems-ru.ts'
import { verbs } from './verbs-ru.ts'
import type { SpokenOf } from '../../resolve/sequence/vocabulary.ts'
import type { Locale, Phrase, Wording, Words } from '../../text/wording.ts'
import type { declared } from './facts.ts'
import { frame } from './frame/text.ts'
import { killers } from './killers/text.ts'
import { protect } from './protect/text.ts'
import { checks } from './checks/text.ts'
import { family } from './family/text.ts'
import { tricks } from './tricks/text.ts'
import { company } from './company/text.ts'
import { mischief } from './mischief/text.ts'
import { faceless } from './faceless/text.ts'
import { guards } from './guards/text.ts'
import { graves } from './graves/text.ts'
import { strikers } from './strikers/text.ts'
import { hands } from './hands/text.ts'
import { ghosts } from './ghosts/text.ts'
import { court } from './court/text.ts'
import { evenings } from './evening/text.ts'
import { seers } from './seers/text.ts'
import { pleas } from './pleas/text.ts'
import { day } from './day/text.ts'
import { penalties } from './penalties/text.ts'
import { hunts } from './hunt/text.ts'
import { elites } from './elites/text.ts'
import { posts } from './posts/text.ts'
import { end } from './end/text.ts'
import { voices } from './voices/text.ts'
import { best } from './best/text.ts'
import type { Pair, PartWords, Said } from './words.ts'

const parts: readonly PartWords[] = [
  frame,
  killers,
  protect,
  checks,
  family,
  tricks,
  company,
  mischief,
  faceless,
  guards,
  strikers,
  graves,
  seers,
  hands,
  court,
  ghosts,
  evenings,
  pleas,
  day,
  posts,
  elites,
  hunts,
  penalties,
  end,
  voices,
  best,
]

/** What the facts of this system say; whatever trees speak of stands here. */
export const facts = {
  ...frame.facts,
  ...killers.facts,
  ...protect.facts,
  ...checks.facts,
  ...family.facts,
  ...tricks.facts,
  ...company.facts,
  ...mischief.facts,
  ...faceless.facts,
  ...guards.facts,
  ...strikers.facts,
  ...seers.facts,
  ...hands.facts,
  ...court.facts,
  ...ghosts.facts,
  ...evenings.facts,
  ...graves.facts,
  ...pleas.facts,
  ...day.facts,
  ...posts.facts,
  ...elites.facts,
  ...hunts.facts,
  ...penalties.facts,
  ...end.facts,
  ...voices.facts,
  ...best.facts,
} satisfies Record<SpokenOf<typeof declared>, Said>

const merged = <T>(pick: (part: PartWords) => Record<string, T> | undefined): Record<string, T> =>
  Object.assign({}, ...parts.map(part => pick(part) ?? {})) as Record<string, T>
const mapped = <A, B>(record: Record<string, A>, change: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))

function wordsIn(locale: Locale): Words {
  const word = (pair: Pair): string => pair[locale === 'en' ? 0 : 1]
  const phrase = ({ stands, falls, asks, would, deed }: Said): Phrase => ({
    stands: word(stands),
    falls: word(falls),
    ...(asks && { asks: word(asks) }),
    ...(would && { would: word(would) }),
    ...(deed && { deed }),
  })
  const table = (pick: (part: PartWords) => Record<string, Pair> | undefined): Record<string, string> =>
    mapped(merged(pick), word)
  return {
    roles: table(part => part.roles),
    rolesShort: merged(part => part.rolesShort),
    factions: table(part => part.factions),
    goals: table(part => part.goals),
    uses: table(part => part.uses),
    deeds: table(part => part.deeds),
    facts: mapped<Said, Phrase>(facts, phrase),
    terms: table(part => part.terms),
    // What is heard of a role may be a move of it, which is called as the move is.
    results: { ...table(part => part.uses), ...table(part => part.results) },
    tells: table(part => part.tells),
    posts: mapped(
      merged(part => part.posts),
      layouts => layouts[locale],
    ),
    sights: {},
    traits: {},
    verbs: locale === 'en' ? merged(part => part.verbs) : { ...verbs },
    ...(locale === 'ru' && {
      keyWords: { ...keyWords },
      stems: { ...stemsOf },
      sayings: { ...sayingsOf },
      speaksOver: { ...speaksOver },
    }),
  }
}

export const wording: Wording = { en: wordsIn('en'), ru: wordsIn('ru') }
