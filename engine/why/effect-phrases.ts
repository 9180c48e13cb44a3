/** What explanations say of what came of a deed: in a sentence behind its answer, and as the answer of a tree. */
import type { InLocales, Phrases } from './phrases.ts'

export const effectPhrases: InLocales<Phrases['came']> = {
  idle: {
    en: 'It changed nothing{hasGround, select, yes {: {ground}} other {}}.',
    ru: 'Это ни на что не повлияло{hasGround, select, yes {: {ground}} other {}}.',
  },
  ground: {
    en: '{nobody, select, attacked {nobody attacked {who}} targeted {nobody else targeted {who}} acted {{who} did nothing} alone {{who} did nothing else} went {{who} had no visitors} after {{who} had no visitors after that} unmoved {whoever came to {who} came all the same} looked {nobody looked into {who}} affected {no check of {who} was affected} harmed {{who} attacked nobody} died {{who} did not die} lived {{who} died} early {{who} had acted before it} atOnce {{deeds} happened at the same time, not after it} anyway {{who} went there anyway} visit {a visit does nothing by itself} safe {{who} was safe without it} helpless {it was no help against what killed {who}} alike {nothing {who} did depended on it} unneeded {no kill needed it} other {there was nothing to draw}}',
    ru: '{nobody, select, attacked {нападений на {who_acc} не было} targeted {больше на {who_acc} ничто не было направлено} acted {у {who_gen} не было хода} alone {других ходов у {who_gen} не было} went {гостей у {who_gen} не было} after {после этого гостей у {who_gen} не было} unmoved {гости {who_gen} все равно пришли} looked {{who_acc} никто не проверял} affected {ни одной проверки {who_gen} это не коснулось} harmed {нападений со стороны {who_gen} не было} died {{who_nom} в живых} lived {{who_nom} {who_did, select, f {погибла} many {погибли} other {погиб}}} early {ход {who_gen} был раньше} atOnce {{deeds} — одновременно с этим, а не после} anyway {{who_nom} и так идет туда} visit {сам по себе визит ничего не делает} safe {опасности для {who_gen} и без этого не было} helpless {{who_nom} {who_did, select, f {погибла} many {погибли} other {погиб}} от того, от чего это не защита} alike {на ход {who_gen} это не повлияло} unneeded {ни для одного убийства это не понадобилось} other {притягивать было нечего}}',
  },
  uncounted: {
    en: '{hasGround, select, yes {{ground}, and } other {}}{use} did not count',
    ru: '{hasGround, select, yes {{ground}, а } other {}}{use} не в счет',
  },
  lost: { en: '{who} died anyway.', ru: 'Спасти {who_acc} не удалось.' },
  blank: { en: 'It found nothing.', ru: 'Узнать ничего не удалось.' },
  died: {
    en: '{who} died.',
    ru: '{who_nom} {who_did, select, f {погибла} many {погибли} other {погиб}}.',
  },
  unsaved: { en: 'Nothing saved {who}.', ru: 'Ничто не спасло {who_acc}.' },
  stopped: {
    en: '{isTold, select, other {It stopped {deeds}}}.',
    ru: '{isTold, select, yes {Из-за этого {deeds}} other {Этим сорвано: {deeds}}}.',
  },
  stoppedToo: {
    en: '{isTold, select, other {It also stopped {deeds}}}.',
    ru: '{isTold, select, yes {Из-за этого {deeds}} other {К тому же сорвано: {deeds}}}.',
  },
  couldNot: { ru: ['пытался не смог', 'пыталась не смогла', 'пытались не смогли'] },
  moved: { en: 'It moved {deeds}.', ru: 'Изменилась цель: {deeds}.' },
  movedTo: {
    en: '{deed} to {to}{isOn, select, yes {, from where {by} moved it to {last}} other {}}',
    ru: '{deed} (теперь {to_nom}{isOn, select, yes {, дальше {last_nom}: {by}} other {}})',
  },
  left: { en: 'It left {deeds}.', ru: 'Цель не изменилась: {deeds}.' },
  leftOn: { en: '{deed} on {to}', ru: '{deed} ({to_nom})' },
  worked: { en: 'Nothing stopped it.', ru: 'Ход засчитан.' },
  brief: {
    en: '{how, select, lost {{who} died anyway} blank {nothing was found} other {{hasGround, select, yes {{ground}} other {it changed nothing}}}}',
    ru: '{how, select, lost {спасти {who_acc} не удалось} blank {узнать ничего не удалось} other {{hasGround, select, yes {{ground}} other {это ни на что не повлияло}}}}',
  },
}

/** How a tree answers whether a deed went through. */
export const answerPhrases: InLocales<Phrases['tree']['answer']> = {
  yes: { en: 'Yes.', ru: 'Да.' },
  no: { en: 'No.', ru: 'Нет.' },
  partial: { en: 'In part.', ru: 'Частично.' },
  idle: {
    en: 'Yes, but it changed nothing{hasGround, select, yes {: {ground}} other {}}.',
    ru: 'Да, но это ни на что не повлияло{hasGround, select, yes {: {ground}} other {}}.',
  },
  lost: {
    en: '{part, select, yes {In part} other {Yes}}, but {who} died anyway.',
    ru: '{part, select, yes {Частично} other {Да}}, но спасти {who_acc} не удалось.',
  },
  blank: {
    en: '{part, select, yes {In part} other {Yes}}, but it found nothing.',
    ru: '{part, select, yes {Частично} other {Да}}, но узнать ничего не удалось.',
  },
}
