/** What the phases are called that these rules have alone: the evening, the election, the votes of a day, and the last one. */
import { withArticle, declined, type PhasesCalled } from '../../text/phase-forms.ts'

export const phasesCalled: PhasesCalled = {
  evening: {
    en: withArticle('evening', 'an evening'),
    ru: declined('вечер', 'вечер', 'вечером', 'каждый вечер'),
  },
  election: {
    en: withArticle('election', 'an election'),
    ru: declined('выборы', 'выборы', 'на выборах', 'на выборах'),
  },
  secondRound: {
    en: withArticle('second round'),
    ru: declined('второй тур', 'второй тур', 'во втором туре', 'в каждом втором туре'),
  },
  hunt: {
    en: withArticle('witch hunt'),
    ru: declined('охота на ведьм', 'охоту на ведьм', 'на охоте на ведьм', 'на каждой охоте на ведьм'),
  },
  revote: {
    en: withArticle('revote'),
    ru: declined('переголосование', 'переголосование', 'на переголосовании', 'на каждом переголосовании'),
  },
  nextRevote: {
    en: withArticle('second revote'),
    ru: declined(
      'второе переголосование',
      'второе переголосование',
      'на втором переголосовании',
      'на каждом втором переголосовании',
    ),
  },
  extraVote: {
    en: withArticle('additional vote', 'an additional vote'),
    ru: declined(
      'дополнительное голосование',
      'дополнительное голосование',
      'на дополнительном голосовании',
      'на каждом дополнительном голосовании',
    ),
  },
  extraRevote: {
    en: withArticle('additional revote', 'an additional revote'),
    ru: declined(
      'переголосование доп. голосования',
      'переголосование доп. голосования',
      'на переголосовании доп. голосования',
      'на каждом переголосовании доп. голосования',
    ),
  },
  nextExtraRevote: {
    en: withArticle('second additional revote'),
    ru: declined(
      'второе переголосование доп. голосования',
      'второе переголосование доп. голосования',
      'на втором переголосовании доп. голосования',
      'на каждом втором переголосовании доп. голосования',
    ),
  },
  best: {
    en: { ...withArticle('vote for the best'), name: 'best players', told: 'best-player vote' },
    ru: {
      ...declined('лучшие игроки', 'голосование за лучших', 'на голосовании за лучших', 'на голосовании за лучших'),
      told: 'голосование за лучших',
    },
  },
}
