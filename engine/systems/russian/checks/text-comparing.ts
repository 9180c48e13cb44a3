/** Words of the journalist. */
import { did } from '../words.ts'
import type { PartWords, Said } from '../words.ts'

const outcome = '{result, select, same {the same} other {different}}'
const itog = '{result, select, same {одинаковые} other {разные}}'

const facts = {
  compares: {
    stands: [`{who} and {other} compare as ${outcome}`, `цвета {who_gen} и {other_gen} ${itog}`],
    falls: ['{who} and {other} are not compared', '{who_acc} и {other_acc} сравнить не удалось'],
    would: [`{who} and {other} would compare as ${outcome}`, `цвета {who_gen} и {other_gen} были бы ${itog}`],
  },
  compared: {
    stands: ['{who} was compared with somebody ({phase})', '{who_acc} с кем-то сравнивали ({phase})'],
    falls: ['{who} was not compared with anybody', '{who_acc} ни с кем не сравнивали'],
    would: ['{who} would have been compared with somebody', '{who_acc} с кем-то сравнили бы'],
  },
  comparable: {
    stands: ['nothing keeps the colour of {who} from the journalist', 'журналисту виден цвет {who_gen}'],
    falls: ['the journalist does not see the colour of {who}', 'журналисту не виден цвет {who_gen}'],
    would: ['the journalist would see the colour of {who}', 'журналисту был бы виден цвет {who_gen}'],
  },
  knowsColour: {
    stands: ['{who} learns the colour of {other}', '{who_nom} узнает цвет {other_gen}'],
    falls: ['{who} does not learn the colour of {other}', '{who_nom} не узнает цвет {other_gen}'],
    would: ['{who} would learn the colour of {other}', `{who_nom} ${did('who', 'узнал')} бы цвет {other_gen}`],
  },
  comparedSlandered: {
    stands: ['{who} was compared while slandered', '{who_acc} сравнивали под очернением'],
    falls: ['{who} was not compared while slandered', '{who_acc} не сравнивали под очернением'],
    would: ['{who} would have been compared while slandered', '{who_acc} сравнили бы под очернением'],
  },
  recallsSlander: {
    stands: ['{who} learns that {other} was slandered', '{who_nom} узнает, что {other_acc} очернили'],
    falls: ['{who} does not learn that {other} was slandered', '{who_nom} не узнает, что {other_acc} очернили'],
  },
  holdsComparison: {
    stands: ['{who} and {other} were compared before', '{who_acc} и {other_acc} уже сравнивали'],
    falls: ['{who} and {other} were not compared before', '{who_acc} и {other_acc} еще не сравнивали'],
  },
  verifiesPair: {
    stands: ['the comparison of {who} and {other} is verified', 'сравнение {who_gen} и {other_gen} проверено'],
    falls: ['the comparison of {who} and {other} is not verified', 'сравнение {who_gen} и {other_gen} не проверено'],
    would: [
      'the comparison of {who} and {other} would be verified',
      'сравнение {who_gen} и {other_gen} было бы проверено',
    ],
  },
  verifiesBoth: {
    stands: ['{who} has both colours verified', '{who_nom} перепроверяет оба цвета'],
    falls: ['{who} does not have both colours verified', '{who_nom} не перепроверяет оба цвета'],
  },
} satisfies Readonly<Record<string, Said>>

export const comparing = {
  facts,
  uses: {
    compare: ['comparison', 'сравнение цветов'],
    verifyPair: ['verification of a comparison', 'проверка сравнения'],
    recall: ['later insight', 'запоздалое знание'],
  },
  deeds: {
    compare: ['{actor} compared {first}', `{actor_nom} ${did('actor', 'сравнивал')} {first_acc}`],
    'compare:2': [
      '{actor} compared {first} and {second}',
      `{actor_nom} ${did('actor', 'сравнивал')} {first_acc} и {second_acc}`,
    ],
    verifyPair: [
      '{actor} had a comparison of {first} verified',
      `{actor_nom} ${did('actor', 'перепроверял')} сравнение {first_gen}`,
    ],
    'verifyPair:2': [
      '{actor} had the comparison of {first} and {second} verified',
      `{actor_nom} ${did('actor', 'перепроверял')} сравнение {first_gen} и {second_gen}`,
    ],
    recall: ['{actor} learns more of an earlier comparison', '{actor_nom} узнает больше о прежнем сравнении'],
  },
  results: { same: ['the same', 'одинаковые'], different: ['different', 'разные'] },
  tells: {
    'learned:compare': ['The colours of {about} and {other}: {result}.', 'Цвета {about_gen} и {other_gen}: {result}.'],
    'learned:verifyPair': [
      'The comparison of {about} and {other} is verified: {result}.',
      'Цвета {about_gen} и {other_gen} проверены: {result}.',
    ],
    'noInfo:compare': [
      'No information is given about {about} and {other}.',
      'По {about_dat} и {other_dat} информация не предоставляется.',
    ],
    'noInfo:verifyPair': [
      'No information is given about {about} and {other}.',
      'По {about_dat} и {other_dat} информация не предоставляется.',
    ],
    comparedColour: [
      'The colour of {about}: {is, select, red {red} other {black}}.',
      'Цвет {about_gen}: {is, select, red {красный} other {черный}}.',
    ],
    comparedSlandered: [
      'When you compared {about} last night, {about} was a red under slander.',
      'Прошлой ночью вы сравнивали {about_acc}. Это был красный цвет под очернением.',
    ],
  },
  verbs: { compare: ['compare'], verifyPair: ['verify the comparison of', 'verify comparison'] },
} satisfies PartWords
