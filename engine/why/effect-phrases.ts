/** What explanations say of what came of a deed: in a sentence behind its answer, and as the answer of a tree. */
import type { InLocales, Phrases } from './phrases.ts'

export const effectPhrases: InLocales<Phrases['came']> = {
  idle: {
    en: 'It changed nothing{hasGround, select, yes {: {ground}} other {}}.',
    ru: 'Это ничего не меняет{hasGround, select, yes {: {ground}} other {}}.',
  },
  ground: {
    en: '{nobody, select, attacked {nobody attacked {who}} acted {{who} did nothing} went {{who} had no visitors} after {{who} had no visitors after that} unmoved {whoever came to {who} came all the same} looked {nobody looked into {who}} affected {no check of {who} was affected} harmed {{who} attacked nobody} died {{who} did not die} lived {{who} died} early {{who} had acted before it} atOnce {{who} acted at the same time} anyway {{who} went there anyway} visit {a visit does nothing by itself} safe {{who} was safe without it} helpless {it was no help against what killed {who}} alike {nothing {who} did depended on it} unneeded {no kill needed it} other {there was nothing to draw}}',
    ru: '{nobody, select, attacked {на {who_acc} никто не нападает} acted {{who_nom} без хода} went {к {who_dat} никто не ходит} after {к {who_dat} после этого никто не ходит} unmoved {все, кто идет к {who_dat}, приходят} looked {{who_acc} никто не проверяет} affected {ни одной проверки {who_gen} это не касается} harmed {{who_nom} ни на кого не нападает} died {{who_nom} остается в живых} lived {{who_nom} {who_did, select, many {погибают} other {погибает}}} early {ход {who_gen} был раньше} atOnce {ход {who_gen} был одновременно} anyway {{who_nom} и так идет туда} visit {сам по себе визит ничего не делает} safe {{who_dat} и без этого ничего не грозит} helpless {от того, что убивает {who_acc}, это не защита} alike {на ход {who_gen} это не влияет} unneeded {ни одно убийство от этого не зависит} other {притягивать нечего}}',
  },
  uncounted: { en: '{ground}, and {use} did not count', ru: '{ground}, а {use} не в счет' },
  lost: { en: '{who} died anyway.', ru: 'Спасти {who_acc} не удалось.' },
  blank: { en: 'It found nothing.', ru: 'Узнать ничего не удалось.' },
  died: {
    en: '{who} died.',
    ru: '{who_nom} {who_did, select, f {погибла} many {погибли} other {погиб}}.',
  },
  unsaved: { en: 'Nothing saved {who}.', ru: 'Ничто не спасло {who_acc}.' },
  stopped: { en: 'It stopped {deeds}.', ru: 'Этим сорвано: {deeds}.' },
  moved: { en: 'It moved {deeds}.', ru: 'Изменилась цель: {deeds}.' },
  movedTo: { en: '{deed} to {to}', ru: '{deed} (теперь {to_nom})' },
  worked: { en: 'Nothing stopped it.', ru: 'Помех не было.' },
  brief: {
    en: '{how, select, lost {{who} died anyway} blank {nothing was found} other {{hasGround, select, yes {{ground}} other {it changed nothing}}}}',
    ru: '{how, select, lost {спасти {who_acc} не удалось} blank {узнать ничего не удалось} other {{hasGround, select, yes {{ground}} other {это ничего не меняет}}}}',
  },
}

/** How a tree answers whether a deed went through. */
export const answerPhrases: InLocales<Phrases['tree']['answer']> = {
  yes: { en: 'Yes.', ru: 'Да.' },
  no: { en: 'No.', ru: 'Нет.' },
  partial: { en: 'In part.', ru: 'Частично.' },
  idle: {
    en: 'Yes, but it changed nothing{hasGround, select, yes {: {ground}} other {}}.',
    ru: 'Да, но это ничего не меняет{hasGround, select, yes {: {ground}} other {}}.',
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
