/** Where a game turned, as a post and on a page. */
import type { InLocales, Phrases } from './phrases.ts'

export const turningPhrases: InLocales<Phrases['turning']> = {
  title: { en: 'Where the game turned', ru: 'Где решилась игра' },
  intro: {
    en: '{winner} won after {phase}. Each of these alone would have changed the end, with everything else played as it was.',
    ru: 'Победа: {winner}; последняя фаза: {phase}. Без любого из этих событий игра кончилась бы иначе, даже если все остальное сыграно так же.',
  },
  line: { en: '{phase}: {moment}. {without}', ru: '{phase}: {moment}. {without}' },
  action: { en: '{deed}{effect}', ru: '{deed}{effect}' },
  lynch: {
    en: '{who} {count, plural, one {was} other {were}} lynched with {votes, plural, one {# vote} other {# votes}}{close, select, yes {, none to spare} other {}}',
    ru: 'казнь: {who}, {votes, plural, one {# голос} few {# голоса} many {# голосов} other {# голоса}}{close, select, yes {, ни одного лишнего} other {}}',
  },
  override: {
    en: 'the host ruled that {use} {held, select, yes {worked} other {failed}}, against the rules',
    ru: 'решение ведущего вопреки правилам: {use} {held, select, yes {проходит} other {не проходит}}',
  },
  deaths: { en: 'Deaths: {phases}.', ru: 'Погибшие: {phases}.' },
  deathsIn: { en: '{phase}: {who}', ru: '{phase}: {who}' },
  deathsList: { between: { en: '; ', ru: '; ' }, last: { en: '; ', ru: '; ' } },
  death: {
    en: '{who}{how, select, lynched { (lynched)} removed { (modkilled)} killed { (by {by})} other {}}',
    ru: '{who}{how, select, lynched { (казнь)} removed { (вывод из игры)} killed { (от руки: {by})} other {}}',
  },
  answer: { en: 'the host ruled “{choice}” on “{prompt}”', ru: 'решение ведущего: «{choice}» («{prompt}»)' },
  removal: { en: '{who} was modkilled', ru: 'ведущий выводит игрока {who} из игры' },
  effect: { en: ', so {what}', ru: ', поэтому {what}' },
  died: { en: '{who} died', ru: 'среди погибших: {who}' },
  saved: { en: '{who} survived', ru: 'среди живых: {who}' },
  lynchUse: { en: 'the lynch of {who}', ru: 'казнь игрока {who}' },
  removalUse: { en: 'the modkill of {who}', ru: 'вывод игрока {who}' },
  rulingUse: { en: 'the ruling on “{prompt}”', ru: 'решение «{prompt}»' },
  without: { en: 'Without it, {effects}.', ru: 'Иначе: {effects}.' },
  otherwise: { en: 'Without it, or without {others}, {effects}.', ru: 'Иначе (или без этого: {others}): {effects}.' },
  effects: {
    between: { en: ', ', ru: '; ' },
    last: { en: ', and ', ru: '; ' },
    two: { en: ' and ', ru: '; ' },
  },
  winners: { en: '{winners} would have won', ru: 'победа: {winners}' },
  undecided: { en: 'the game would not have ended when it did', ru: 'игра кончилась бы не тогда' },
  lives: { en: '{who} would have lived', ru: 'остались бы в живых: {who}' },
  dies: { en: '{who} would have died', ru: 'погибли бы: {who}' },
  none: {
    en: 'No single action, lynch or ruling would have changed the end.',
    ru: 'Ни одно событие в отдельности не решает исхода игры.',
  },
}
